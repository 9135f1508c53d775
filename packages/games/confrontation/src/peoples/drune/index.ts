import './cards.ts'
import './profanation.ts'
