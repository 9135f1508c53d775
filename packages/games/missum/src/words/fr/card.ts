import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Missúm!',
  summary:
    'Les légions de Tékumel : des centaines de figurines manœuvrent, chargent, cèdent et fuient ; les prêtres s’affrontent en secret.',
}
