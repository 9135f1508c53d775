import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Missúm!',
  summary:
    'Las legiones de Tékumel: cientos de miniaturas pivotan, cargan, flaquean y huyen; los sacerdotes se baten en secreto.',
}
