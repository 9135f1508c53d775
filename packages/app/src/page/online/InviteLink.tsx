import { useMemo, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { qrPath } from './model/qr-path.ts'

/** Gets the link that leads to a match. */
function linkToMatch(code: string): string {
  return `${location.href.split('#')[0]}#/online/${code}`
}

/** The link to a match: to copy, to share with the device's own means, or as a QR code to scan. */
export function InviteLink({ code }: { code: string }) {
  const { ui } = useTranslator()
  const link = linkToMatch(code)
  const [isShown, setIsShown] = useState(false)
  const canShare = 'share' in navigator
  return (
    <div className="invite">
      <CopyLink link={link} label={ui('ui.online.invite-link')} />
      <div className="online-ways">
        {canShare ? (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: ui('ui.brand'), url: link }).catch(() => undefined)}
          >
            <Icon name="share" size={16} /> <span>{ui('ui.online.share')}</span>
          </button>
        ) : null}
        <button type="button" className="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {ui(isShown ? 'ui.online.qr-hide' : 'ui.online.qr-show')}
        </button>
      </div>
      {isShown ? <QrCode link={link} /> : null}
    </div>
  )
}

function QrCode({ link }: { link: string }) {
  const { ui } = useTranslator()
  const { path, size } = useMemo(() => qrPath(link), [link])
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={ui('ui.online.qr')} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="hint">{ui('ui.online.qr-note')}</figcaption>
    </figure>
  )
}
