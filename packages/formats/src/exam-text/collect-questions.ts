import type { ExamLine } from './exam-line.ts'
import { createGrowingList, type GrowingList } from './growing-list.ts'
import { kindOfLine, type LineKind } from './kind-of-line.ts'
import { type AnswerKey, createUnanswered } from './answer-key.ts'
import type { ListedQuestion } from './listed-question.ts'
import { pushAll } from '../long-lists.ts'

/** Collects the questions of a list and the answer key at its end, if any. */
export const collectQuestions = (
  lines: readonly ExamLine[],
): { questions: ListedQuestion[]; key: AnswerKey } => {
  const list = createGrowingList()
  const key: AnswerKey = []
  const unanswered = createUnanswered(list.questions)
  let isInKey = false
  let isBehindBlank = true
  for (const [index, line] of lines.entries()) {
    const isBlank = line.text.trim() === '' && !line.images?.length && !line.declared
    if (isBlank) list.addBlank()
    else {
      const found = kindOfLine(line, {
        below: lines.slice(index + 1, index + 4),
        isBehindBlank,
        isInKey,
        hasQuestions: list.questions.length > 0,
        unanswered,
        open: list.open(),
      })
      addTo(list, key, line, found)
      if (found.kind === 'key pairs') unanswered.tell(found.pairs)
      isInKey = ['key pairs', 'key heading', 'key columns'].includes(found.kind)
    }
    list.keepSource(isInKey ? { ...line, without: [] } : line)
    isBehindBlank = isBlank
  }
  return { questions: list.questions, key }
}

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
      return
    case 'section':
      return list.beginSection(found.name)
    case 'field':
      return list.addField(found.name, found.value)
    case 'question':
      return list.begin(line, found.text, found.number)
    case 'option':
      return list.addOption(line, found.option)
    case 'more':
      return list.continueLast(line)
  }
}
