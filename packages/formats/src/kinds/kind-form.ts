import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import type { ExportedQuiz } from '../write/exported-quiz.ts'
import type { QtiMarkup } from '../write/qti/qti-markup.ts'

type Images = ExportedQuiz['images']

/** Writes a text with its formula and its image as an element of Moodle XML, with other elements inside it. */
export type WriteElement = (name: string, content: Content, attributes?: string, inside?: string) => string

/** What the formats say about questions of one kind. CONTRIBUTING.md lists the steps to add a kind. */
export type KindForm = {
  /** What readers call it. */
  rawKind: Kind
  /** Returns the interaction of a question as a file has it; undefined if it can not be asked as this kind. */
  read: (raw: RawQuestion) => Interaction | undefined
  /** Why a question can not be asked as this kind although it is of it. */
  reason?: (raw: RawQuestion) => string | undefined
  /** The text of a question that is asked as this kind, if the kind needs another. */
  textOf?: (raw: RawQuestion) => string | undefined
  /** What stands below the question where a format knows no such kind, its key for people, and another text. */
  onPaper?: (question: QuestionContent) => {
    lines: string[]
    key: string
    text?: string
    image?: { link: string; description: string | undefined }
  }
  /** GIFT; undefined if it knows no such kind. */
  gift?: {
    /** Whether the file says everything about the kind and the scoring of a question. */
    holds: (question: QuestionContent) => boolean
    /** The lines between the braces; undefined where options are written. */
    lines?: (question: QuestionContent) => string[] | undefined
  }
  /** Moodle XML; undefined if it knows no such kind. */
  moodle?: {
    holds: (question: QuestionContent) => boolean
    /** The type of the question; undefined for that of a question with options. */
    type: (question: QuestionContent) => string | undefined
    /** The question with its texts as Moodle has them. */
    prepared?: (question: QuestionContent) => QuestionContent
    /** The text, if answers stand in it. */
    text?: (question: QuestionContent) => string
    /** The elements of the answer; undefined where options are written. */
    elements?: (question: QuestionContent, write: WriteElement) => string[] | undefined
  }
  /** How much Moodle and QTI 2 and 3 hold of what is drawn for each student. Absent if nothing is drawn. */
  drawn?: Record<'moodle' | 'qti', (question: QuestionContent) => 'all' | 'some' | 'none'>
  /** QTI 1.2 of kinds without options. */
  qti12?: {
    holds: (question: QuestionContent) => boolean
    /** Whether Canvas, which reads less than the format says, marks a question alike. */
    inCanvas: (question: QuestionContent) => boolean
    /** Fields of the item that say more about the scoring, as labels with entries. */
    fields?: (question: QuestionContent) => readonly (readonly [label: string, entry: string])[]
    /** Whether the format can ask a question at all. If undefined, all of the kind. */
    asks?: (question: QuestionContent) => boolean
    /** What Canvas calls the kind. */
    type: string | ((question: QuestionContent) => string)
    /** The text, if answers stand in it. */
    text?: (question: QuestionContent) => string
    /** The attributes of the field, or the responses of a kind that is not typed. */
    field?: string
    responses?: (question: QuestionContent, write: WriteContent, images: Images) => string
    /** The conditions in their order. */
    conditions: (question: QuestionContent) => readonly Condition12[]
  }
  /** QTI 2 and 3 of kinds without options. */
  qti?: {
    holds: (question: QuestionContent) => boolean
    /** One value, unless it says otherwise. */
    cardinality?: 'multiple' | 'ordered'
    baseType: 'string' | 'float' | 'identifier' | 'directedPair'
    /** The correct response, and the mapping behind it. */
    declared: (question: QuestionContent, qti: QtiMarkup) => string
    processing: (question: QuestionContent, qti: QtiMarkup) => string
    /** What is drawn for each student, before the body. */
    templates?: (question: QuestionContent, qti: QtiMarkup) => string
    /** Puts what is drawn into a written file. */
    printed?: (question: QuestionContent, qti: QtiMarkup, file: string) => string
    /** The interaction of a kind that is not typed. */
    interaction?: (question: QuestionContent, qti: QtiMarkup, write: WriteContent, images: Images) => string
  }
  /** QTI 2 and 3 of kinds whose responses stand in the text. */
  qtiItem?: {
    holds: (question: QuestionContent) => boolean
    write: (question: QuestionContent, qti: QtiMarkup, write: WriteContent) => WrittenItem
  }
}

/** What a QTI item has of a question whose responses stand in its text. */
export type WrittenItem = { declared: string; body: string; processing: string }

/** Writes a text with its formula and its image as a format has it inside of an element. */
export type WriteContent = (content: Content) => string

/**
 * A condition with the part of the marks that it gives, in percent. The first that holds counts, but for those that
 * add up.
 */
export type Condition12 = readonly [condition: string, share: number, adds?: 'adds']
