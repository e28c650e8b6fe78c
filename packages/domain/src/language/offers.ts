import type { Language } from './languages.ts'

type Offer = { text: string; accept: string; decline: string }

/** What the instructor's page says in each language before that is chosen, to who may not read English. */
export const languageOffers: Readonly<Record<Exclude<Language, 'en'>, Offer>> = {
  ur: {
    text: 'یہ صفحہ اردو میں بھی دستیاب ہے۔',
    accept: 'اردو میں دکھائیں',
    decline: 'انگریزی ہی رہنے دیں',
  },
  ar: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', accept: 'عرضها بالعربية', decline: 'إبقاء الإنجليزية' },
  hi: {
    text: 'यह पेज हिन्दी में भी उपलब्ध है।',
    accept: 'हिन्दी में दिखाएँ',
    decline: 'अंग्रेज़ी ही रखें',
  },
  es: {
    text: 'Esta página también está en español.',
    accept: 'Ver en español',
    decline: 'Seguir en inglés',
  },
  fr: {
    text: 'Cette page existe aussi en français.',
    accept: 'Afficher en français',
    decline: 'Rester en anglais',
  },
}
