import './alchemy.ts'
import './cards.ts'
import './forge.ts'
import './mysteries.ts'
