import type { SeedAgreement, Verification } from '@fray/kernel'
import type { MatchInfo } from '@fray/protocol'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { nameOfSeat } from './MatchTile.tsx'
import { ownPartIn } from './model/own-part.ts'
import { seedPartOf } from './state/seed-parts.ts'
import { apiAddress } from './state/server-store.ts'

interface Props {
  readonly info: MatchInfo
  readonly agreement: SeedAgreement
}

/**
 * How the players ended a match, and the check of its dice: the seed must be made of everyone's parts, with the one that
 * this browser has kept among them, and replaying the match must give the same result.
 */
export function SeedProof({ info, agreement }: Props) {
  const talk = useTranslator()
  const { ui, language } = talk
  const [verification, setVerification] = useState<Verification>()
  const { end } = info
  const loser = end?.seat === undefined ? '' : (info.seats[end.seat]?.person?.name ?? '')
  const names = new Intl.ListFormat(language).format(info.seats.map((seat) => nameOfSeat(seat, talk)))
  const own = seedPartOf(info.code)
  const verify = () => service.verify('visitor', agreement).then(setVerification, reportCrash)
  return (
    <section className="replay-end">
      {end ? <p>{ui(`ui.online.end.${end.kind}`, { name: loser })}</p> : null}
      <div className="proof">
        <p className="hint">{ui('ui.online.seed-parts', { names })}</p>
        {verification ? (
          <Verdict verification={verification} own={ownPartIn(agreement, own)} secret={own?.secret ?? ''} />
        ) : (
          <button type="button" className="tool" onClick={() => void verify()}>
            <Icon name="check-mark" size={15} /> {ui('ui.verify')}
          </button>
        )}
        <a className="tool" href={apiAddress(`matches/${info.code}/record`).href} download={`${info.code}.json`}>
          {ui('ui.online.seed-file')}
        </a>
      </div>
    </section>
  )
}

interface VerdictProps {
  readonly verification: Verification
  readonly own: ReturnType<typeof ownPartIn>
  /** The secret of the part that this browser has kept. */
  readonly secret: string
}

function Verdict({ verification, own, secret }: VerdictProps) {
  const { ui } = useTranslator()
  const isRefused = !verification.verified || own === 'missing'
  return (
    <div role="status">
      <p className={clsx('verdict', isRefused && 'verdict-refused')}>
        {verification.verified
          ? ui('ui.online.seed-verified')
          : ui('ui.not-verified', { reason: { text: verification.reason } })}
      </p>
      <p className={clsx(own === 'missing' ? 'verdict verdict-refused' : 'hint')}>
        {ui(`ui.online.seed-own.${own}`, { secret })}
      </p>
    </div>
  )
}
