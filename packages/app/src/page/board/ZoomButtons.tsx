import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import type { Camera } from './state/camera.ts'

export function ZoomButtons({ camera }: { camera: Camera | undefined }) {
  const { ui } = useTranslator()
  return (
    <>
      <button type="button" className="tool" aria-label={ui('ui.zoom-in')} onClick={() => camera?.closer()}>
        <Icon name="expand" size={16} />
      </button>
      <button type="button" className="tool" aria-label={ui('ui.zoom-out')} onClick={() => camera?.farther()}>
        <Icon name="contract" size={16} />
      </button>
      <button type="button" className="tool" aria-label={ui('ui.zoom-all')} onClick={() => camera?.whole()}>
        <Icon name="wood-frame" size={16} />
      </button>
    </>
  )
}
