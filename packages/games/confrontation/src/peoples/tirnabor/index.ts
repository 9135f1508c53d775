import './alchemy.ts'
import './cards.ts'
import './mysteries.ts'
