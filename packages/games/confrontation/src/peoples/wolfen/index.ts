import './cards.ts'
import './miracles.ts'
import './spells.ts'
