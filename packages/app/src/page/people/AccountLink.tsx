import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { useServer } from '../online/state/server-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The way to the reader's account, or to one. */
export function AccountLink() {
  const { ui } = useTranslator()
  const { presence, person } = useServer()
  if (presence !== 'there') return null
  return (
    <Link href="/account" className="tool">
      <Icon name="person" size={15} /> <span>{person && !person.guest ? person.name : ui('ui.people.sign-in')}</span>
    </Link>
  )
}

/** The way to the best players. */
export function LeaderboardLink() {
  const { ui } = useTranslator()
  const presence = useServer((state) => state.presence)
  if (presence !== 'there') return null
  return (
    <Link href="/leaderboard" className="tool">
      <Icon name="trophy" size={15} /> <span>{ui('ui.people.leaderboard')}</span>
    </Link>
  )
}
