import './bond.ts'
import './cards.ts'
import './eye-of-the-abyss.ts'
import './mysteries.ts'
