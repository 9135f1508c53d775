import type { PlayerKind, Snapshot } from '@fray/session'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Pace, ReplaySource } from '../../shared/protocol.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { PaceChoice } from '../setup/PaceChoice.tsx'
import { PlayerChoice } from '../setup/PlayerChoice.tsx'
import { branchMatch, reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly of: ReplaySource
  /** The step at which it branches. */
  readonly moment: Snapshot
  onClose(): void
}

/** Chooses who plays on from this step. */
export function BranchWindow({ of, moment, onClose }: Props) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [players, setPlayers] = useState<readonly PlayerKind[]>(() => playersFrom(moment))
  const [pace, setPace] = useState<Pace>('brisk')
  const { sides, status } = moment.view
  const start = () => {
    branchMatch({ of, at: moment.step, players, pace }).then(() => go('/table'), reportCrash)
  }
  return (
    <DialogWindow open title={ui('ui.what-if-title')} onClose={onClose}>
      <p>{ui('ui.what-if-note', { at: moment.step, headline: { text: status.headline } })}</p>
      {sides.map(({ seat, name }) => (
        <PlayerChoice
          key={seat}
          game={moment.game}
          seat={seat}
          name={name}
          value={players[seat]}
          onChoose={(kind) => setPlayers(players.map((player, i) => (i === seat ? kind : player)))}
        />
      ))}
      <PaceChoice players={players} value={pace} onChoose={setPace} />
      <button type="button" className="button button-main" onClick={start}>
        {ui('ui.what-if-start')}
      </button>
    </DialogWindow>
  )
}

/** Keeps the players; in a match of bots or other people, the reader takes the first seat. */
function playersFrom({ players }: Snapshot): readonly PlayerKind[] {
  const here = players.map((kind): PlayerKind => (kind === 'remote' ? 'soldier' : kind))
  return here.includes('person') ? here : here.map((kind, seat) => (seat === 0 ? 'person' : kind))
}
