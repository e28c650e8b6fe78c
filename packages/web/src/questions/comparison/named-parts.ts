import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { writeKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { textsToRead } from '@quizwright/domain/translations/map-texts.ts'
import { nameOfField } from '../name-of-field.ts'

/** A part of a question with its name. Parts of two questions that have the same key are compared. */
type NamedPart = { key: string; name: string; text: string }

/**
 * The key and the scoring of a question in the form that tables have, in which different keys differ. Nothing for a
 * question without an interaction.
 */
const partsOfKey = (question: DraftQuestion): NamedPart[] => {
  if (!question.interaction) return []
  const { accepted, areas, credit, extra_choices: extra, unit, variables } = writeKindCells(question)
  const listed = areas === '' ? (acceptedOf(question).accepted?.join('\n') ?? '') : ''
  return [
    { key: 'kind', name: say('Kind of question'), text: say(kindOf(question).label) },
    { key: 'accepted', name: say('Accepted answers'), text: accepted || listed },
    { key: 'extra', name: say('Extra choices'), text: extra },
    { key: 'areas', name: say('Areas of the image'), text: areas },
    { key: 'unit', name: say('Unit'), text: unit },
    { key: 'variables', name: say('Variables'), text: variables },
    { key: 'credit', name: say('Scoring'), text: credit },
  ]
}

const isBeside = /^(?:page_before|when_|hints|option_feedback)|image_description$/

/** What is read before a question or after its answer, and what its images show. */
const textsBeside = (question: DraftQuestion): NamedPart[] =>
  textsToRead(question)
    .filter(({ field }) => isBeside.test(field))
    .map(({ field, text }) => ({ key: field, name: nameOfField(field), text }))

const translatedTexts = ({ translations = [] }: DraftQuestion): NamedPart[] =>
  translations.map(({ language, texts }) => ({
    key: `translation ${language}`,
    name: nameOfLanguage(language),
    text: texts.map(({ text }) => text).join('\n'),
  }))

const partsOf = (question: DraftQuestion): NamedPart[] => [
  ...partsOfKey(question),
  ...textsBeside(question),
  ...translatedTexts(question),
]

/** A named part of a question, with what the compared question has there; undefined if nothing is compared. */
export type ComparedPart = NamedPart & { comparedWith: string | undefined }

/** The parts of a question beside its texts and options, and those that only the compared question has. */
export const comparedParts = (
  question: DraftQuestion,
  comparedWith: DraftQuestion | null | undefined,
): ComparedPart[] => {
  const own = partsOf(question)
  const others = comparedWith ? partsOf(comparedWith) : []
  const only = others.filter(({ key }) => own.every((part) => part.key !== key))
  return [...own, ...only.map((part) => ({ ...part, text: '' }))].map((part) => ({
    ...part,
    comparedWith: comparedWith ? (others.find(({ key }) => key === part.key)?.text ?? '') : undefined,
  }))
}
