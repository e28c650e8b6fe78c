import { blackboardLine } from '../blackboard/line-kinds.ts'

const ownJson = /^\uFEFF?\s*\{\s*"format"\s*:\s*"quizwright-questions"/

/** Formats that name themselves: our own JSON at its beginning, Blackboard's lines each with its kind. */
export const detectMarked = (text: string): 'json' | 'blackboard' | undefined => {
  if (ownJson.test(text.slice(0, 1_000))) return 'json'
  const [first] = text.replace(/^\uFEFF?\s*/, '').split(/[\r\n]/, 1)
  return blackboardLine.test(first ?? '') ? 'blackboard' : undefined
}
