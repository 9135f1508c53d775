import type { Rating } from '@fray/protocol'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** A deviation above this is uncertain: the rating has a question mark. */
const UNSURE = 110

/** A rating in a line of text. */
export function RatingText({ rating: { rating, deviation } }: { rating: Rating }) {
  const { ui } = useTranslator()
  const words = deviation > UNSURE ? ui('ui.people.rating-unsure', { rating: String(rating) }) : String(rating)
  return (
    <span className="rating-text">
      <span className="unseen">{ui('ui.people.rating')}</span> {words}
    </span>
  )
}
