import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Three stars, some of them earned. */
export function Stars({ earned }: { earned: number }) {
  const { ui } = useTranslator()
  return (
    <span className="stars" role="img" aria-label={ui('ui.puzzle-stars', { earned })}>
      {[1, 2, 3].map((star) => (
        <span key={star} className={clsx('star', star <= earned && 'star-earned')}>
          <Icon name="round-star" size={18} />
        </span>
      ))}
    </span>
  )
}
