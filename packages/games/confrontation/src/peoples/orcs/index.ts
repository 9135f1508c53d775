import './cards.ts'
import './spells.ts'
