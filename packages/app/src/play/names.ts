import type { Names, Phrasebook } from '@fray/kernel'
import { useMemo } from 'react'
import type { GameInfo, Snapshot } from '../match/protocol.ts'
import { useMatch } from '../store/match-store.ts'
import { pageLanguage } from '../words/TalkContext.tsx'
import { type Talk, talkOf } from '../words/talk.ts'

/** How figures and seats are called in a snapshot. */
export function namesIn({ view }: Snapshot, phrases: Phrasebook | undefined, language: string): Names {
  const plain = talkOf(language, phrases)
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
  return useMemo(() => {
    const language = pageLanguage()
    return talkOf(language, game?.phrases, snapshot && namesIn(snapshot, game?.phrases, language))
  }, [game, snapshot])
}

/** The words of a game with nobody on the table yet. */
export function useMatchTalkOf(game: GameInfo | undefined): Talk {
  return useMemo(() => talkOf(pageLanguage(), game?.phrases), [game])
}
