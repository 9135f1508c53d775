import './warriors-of-stone.ts'
