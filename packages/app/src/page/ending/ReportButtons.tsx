import { Icon } from '../icons/Icon.tsx'
import { download, fileName } from '../share/state/download.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

const HTML = 'text/html'

/** Buttons to read, save or print the battle report. */
export function ReportButtons({ game, report }: { game: string; report: string }) {
  const { ui } = useTranslator()
  return (
    <section className="ending-part">
      <h3>{ui('ui.report')}</h3>
      <p className="hint">{ui('ui.report-note')}</p>
      <div className="report-buttons">
        <button type="button" className="tool" onClick={() => read(report)}>
          <Icon name="scroll-unfurled" size={15} /> {ui('ui.report-read')}
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => download(fileName(`${game}-report`, new Date(), 'html'), report, HTML)}
        >
          <Icon name="save" size={15} /> {ui('ui.report-save')}
        </button>
        <button type="button" className="tool" onClick={() => print(report)}>
          <Icon name="scroll-quill" size={15} /> {ui('ui.report-print')}
        </button>
      </div>
    </section>
  )
}

function read(report: string): void {
  const address = URL.createObjectURL(new Blob([report], { type: `${HTML};charset=utf-8` }))
  window.open(address, '_blank', 'noopener')
  // The opened page needs the address until it has loaded.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Prints from a hidden frame, so that the match stays on the screen. */
function print(report: string): void {
  const frame = document.createElement('iframe')
  frame.className = 'unseen'
  frame.setAttribute('aria-hidden', 'true')
  frame.srcdoc = report
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
    frame.contentWindow?.print()
  })
  document.body.append(frame)
}
