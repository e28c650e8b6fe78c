import type { Kind } from '../entry/kinds.ts'
import { lookUp } from '../entry/look-up.ts'

/** What exporters call the kinds of their questions, in lower case. */
const names: Partial<Record<Kind, readonly string[]>> = {
  oneRight: [
    'multiple_choice_question',
    'cc.multiple_choice.v0p1',
    'multiple choice',
    'single choice question',
    'multiple correct single selection',
  ],
  trueFalse: ['true_false_question', 'cc.true_false.v0p1', 'true/false', 'true false', 'either/or'],
  severalRight: [
    'multiple_answers_question',
    'cc.multiple_response.v0p1',
    'multiple answer',
    'multiple correct answer',
    'multiple choice question',
    'multi-select',
  ],
  descriptive: [
    'essay_question',
    'cc.essay.v0p1',
    'essay',
    'short response',
    'long answer',
    'short answers/essay',
    'text question',
  ],
  shortAnswer: [
    'short_answer_question',
    'cc.fib.v0p1',
    'cc.pattern_match.v0p1',
    'fill in the blank',
    'short answer',
    'quiz bowl',
    'textsubset question',
  ],
  gaps: [
    'fill_in_multiple_blanks_question',
    'rich_fill_in_blank_question',
    'multiple_dropdowns_question',
    'fill in the blank plus',
    'fill in the blanks',
    'multi-short answer',
    'jumbled sentence',
    'cloze question',
    'asslongmenu',
  ],
  matching: ['matching_question', 'matching', 'categorization_question', 'matching question'],
  ordering: ['ordering_question', 'ordering', 'ordering question', 'assorderinghorizontal'],
  number: ['numerical_question', 'numeric', 'numeric response', 'numeric question'],
  calculated: [
    'calculated_question',
    'calculated',
    'calculated question',
    'arithmetic',
    'significant figures',
    'assformulaquestion',
  ],
  position: ['hot_spot_question', 'hot spot', 'image map question', 'imagemap question'],
  words: ['asserrortext'],
  upload: ['file_upload_question', 'file upload', 'assfileupload'],
  recording: ['audio recording'],
  composed: ['asskprimchoice', 'extended matching items', 'matrix choices survey'],
  information: ['text_only_question'],
}
const kindOf: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => [name, kind as Kind])),
)

/** The fields in which Canvas, Common Cartridge, Blackboard, Brightspace, Sakai and ILIAS name the kind of an item. */
const fieldsOfKind = [
  'question_type',
  'cc_profile',
  'bbmd_questiontype',
  'qmd_questiontype',
  'qmd_itemtype',
  'questiontype',
]

/** The kind that an item declares. `written` is its name in the file. `kind` is undefined if that name is not known. */
export const declaredKind = (fields: ReadonlyMap<string, string>): { written: string; kind?: Kind } => {
  const written = fieldsOfKind.map((name) => fields.get(name)).find((type) => type) ?? ''
  const kind = lookUp(kindOf, written.toLowerCase())
  return { written, ...(kind && { kind }) }
}
