import type { Names } from '@fray/kernel'
import { useMemo } from 'react'
import type { GameInfo, Snapshot } from '../match/protocol.ts'
import { useLanguagePack } from '../store/language.ts'
import { useMatch } from '../store/match-store.ts'
import { type Talk, talkOf } from '../words/talk.ts'

/** How figures and seats are called in a snapshot. */
export function namesIn({ view }: Snapshot, plain: Talk): Names {
  return {
    figure: (id) => view.names[id] ?? plain.ui('ui.unnamed'),
    seat: (seat) => {
      const side = view.sides.find((each) => each.seat === seat)
      return side ? plain.say(side.name) : plain.ui('ui.seat', { seat: seat + 1 })
    },
  }
}

export function useGame(id: string | undefined): GameInfo | undefined {
  return useMatch(({ games }) => games?.find((game) => game.id === id))
}

/** The words of the game on the table, with the names of who is on it. */
export function useMatchTalk(snapshot: Snapshot | undefined): Talk {
  const game = useGame(snapshot?.game)
  const languagePack = useLanguagePack()
  const plain = useMemo(() => talkOf(languagePack, game?.phrases), [languagePack, game])
  return useMemo(() => {
    return snapshot ? talkOf(languagePack, game?.phrases, namesIn(snapshot, plain)) : plain
  }, [languagePack, game, snapshot, plain])
}

/** The words of a game with nobody on the table yet. */
export function useMatchTalkOf(game: GameInfo | undefined): Talk {
  const languagePack = useLanguagePack()
  return useMemo(() => talkOf(languagePack, game?.phrases), [languagePack, game])
}
