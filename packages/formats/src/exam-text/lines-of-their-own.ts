/** A setting of Sakai for one question. */
export const setting = /^\s*#randomi[sz]e\s*:/i
/** What a printed result says of a student is no key. */
export const answerOfStudent =
  /^\s*(?:you\s+(?:chose|selected|answered)|(?:your|student'?s?|selected|given|chosen)\s+(?:answer|choice))\s*[:=]/i
/** A line that is nothing but a link tells where to read on. */
export const isLink =
  /^\s*(?:[-*]\s+)?(?:\[[^\]\n]{1,200}\]\(\s*<?https?:[^)\s]*>?\s*\)|<?https?:\/\/\S+>?)\s*\.?\s*$/
