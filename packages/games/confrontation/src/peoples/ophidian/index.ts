import './cards.ts'
