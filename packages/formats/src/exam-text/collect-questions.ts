import type { ExamLine } from './exam-line.ts'
import { createGrowingList, type GrowingList } from './growing-list.ts'
import { kindOfLine } from './kind-of-line.ts'
import type { LineKind } from './line-kinds.ts'
import { type AnswerKey, createUnanswered } from './answer-key.ts'
import type { ListedQuestion } from './listed-question.ts'
import { pushAll } from '../long-lists.ts'

const linesBelowHeading = 80

/** Collects the questions of a list and the answer key at its end, if any. */
export const collectQuestions = (
  lines: readonly ExamLine[],
): { questions: ListedQuestion[]; key: AnswerKey } => {
  const list = createGrowingList()
  const key: AnswerKey = []
  const unanswered = createUnanswered(list.questions)
  let isInKey = false
  let keySection: string | undefined
  let isBehindBlank = true
  for (const [index, line] of lines.entries()) {
    const isBlank = line.text.trim() === '' && !line.images?.length && !line.declared
    if (isBlank) list.addBlank()
    else {
      if (line.endsSection) list.beginSection('')
      const found = kindOfLine(line, {
        // A heading may stand above a long block of code.
        below: lines.slice(index + 1, index + (line.isHeading ? linesBelowHeading : 4)),
        isBehindBlank,
        isInKey,
        hasQuestions: list.questions.length > 0,
        unanswered,
        open: list.open(),
      })
      if (found.kind === 'key heading') keySection = undefined
      if (found.kind === 'key section') keySection = found.name
      addTo(list, key, line, inSection(found, keySection))
      if (found.kind === 'key pairs') unanswered.tell(found.pairs)
      isInKey = keyKinds.has(found.kind)
    }
    list.keepSource(isInKey ? { ...line, without: [] } : line)
    isBehindBlank = isBlank
  }
  return { questions: list.questions, key }
}

const keyKinds: ReadonlySet<LineKind['kind']> = new Set([
  'key pairs',
  'key heading',
  'key columns',
  'key section',
])

const inSection = (found: LineKind, section: string | undefined): LineKind =>
  found.kind === 'key pairs' && section !== undefined
    ? { ...found, pairs: found.pairs.map((pair) => ({ section, ...pair })) }
    : found

const addTo = (list: GrowingList, key: AnswerKey, line: ExamLine, found: LineKind): void => {
  switch (found.kind) {
    case 'key pairs':
      return pushAll(
        key,
        found.pairs.map((pair) => ({ ...pair, ...(line.without && { without: line.without }) })),
      )
    case 'key heading':
      return list.close()
    case 'key columns':
    case 'key section':
      return
    case 'left out':
      return list.lose(found.without)
    case 'section':
      return list.beginSection(found.name)
    case 'field':
      return list.addField(found.name, found.name === 'answer' ? withoutTick(found.value) : found.value)
    case 'question':
      return list.begin(line, found.text, found.number)
    case 'option':
      return list.addOption(line, found.option)
    case 'more':
      return list.continueLast(line)
  }
}

/** Assistants put a tick behind an answer that names its option: "B) Rome ✅". */
const withoutTick = (answer: string): string =>
  /[\p{L}\p{N})]/u.test(answer) ? answer.replace(/\s+[✅✔☑✓]\uFE0F?\s*$/u, '') : answer
