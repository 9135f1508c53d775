import { useEffect, useState } from 'react'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { Notice } from '../pages/Notice.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { unpack } from '../share/model/codec.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { SituationForm } from './SituationForm.tsx'

type Sent = { readonly text: string } | { readonly fault: Fault }

/** A situation from a link (its code is in the address), or a form to enter one. */
export function SituationPage({ code }: { code?: string | undefined }) {
  const { ui } = useTranslator()
  const [sent, setSent] = useState<Sent | undefined>(code === undefined ? { text: '' } : undefined)
  useEffect(() => {
    if (code === undefined) return
    unpack(code).then(
      (text) => setSent({ text }),
      (error: unknown) => setSent({ fault: faultOf(error) }),
    )
  }, [code])
  if (!sent) return <p className="opening">{ui('ui.loading')}</p>
  if ('fault' in sent) {
    return (
      <Notice title={ui('ui.link-broken')} note={ui('ui.situation-broken-note')}>
        <FaultText fault={sent.fault} alert />
      </Notice>
    )
  }
  return (
    <div className="page page-situation">
      <header className="page-head">
        <PageBar />
        <h1>{titleIn(sent.text) ?? ui('ui.situation-open')}</h1>
      </header>
      <main className="situation-form">
        <SituationForm text={sent.text} />
      </main>
    </div>
  )
}

function titleIn(text: string): string | undefined {
  try {
    const { title } = JSON.parse(text) as { title?: unknown }
    return typeof title === 'string' && title !== '' ? title : undefined
  } catch {
    return undefined
  }
}
