import type { Phrases } from '@fray/kernel'

export const rulebookCard: Phrases = {
  title: 'SphereWars',
  summary: 'Escaramuzas en los campos de Golothar: reacciones, órdenes a gritos, pujas secretas de poder.',
}

export const manuscriptCard: Phrases = {
  title: 'SphereWars: el Manuscrito',
  summary: 'La edición anterior: más sencilla y más brutal, con empujones, aniquilaciones y dos velocidades.',
}
