import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Confrontation',
  summary: 'Tercera edición: escaramuzas en Aarklash con cartas, orientación, refriegas y dados que se repiten.',
}
