import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useEffect, useState } from 'react'
import { readCredentials } from '../../auth/credentials.ts'
import { draftsDatabase } from './draft-database.ts'
import { draftsOnPage } from './drafts-on-page.ts'
import { readDrafts } from './read-drafts.ts'

const none: ReadonlySet<string> = new Set()

/** How often drafts of other tabs are looked for, in milliseconds. */
const intervalMs = 5_000

/** The quizzes with questions that are unsaved in this browser, on this page or in another tab. */
const readUnsaved = async (): Promise<ReadonlySet<string>> => {
  const uid = readCredentials()?.uid
  if (uid === undefined) return none
  const stored = await draftsDatabase()
    .then((database) => readDrafts(database, uid))
    .catch(() => [])
  const open = [...draftsOnPage].filter((draft) => draft.uid === uid)
  const opened = new Set(open.map(({ store }) => store.getSnapshot().context.quiz?._id ?? ''))
  return new Set([
    ...stored
      .filter(({ quizId, questions }) => quizId !== '' && questions > 0 && !opened.has(quizId))
      .map(({ quizId }) => quizId),
    ...open
      .map(({ store }) => store.getSnapshot().context)
      .filter(hasUnsavedQuestions)
      .flatMap(({ quiz }) => (quiz ? [quiz._id] : [])),
  ])
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** The ids of the quizzes with unsaved changes on this device. */
export const useUnsavedQuizzes = (): ReadonlySet<string> => {
  const [unsaved, setUnsaved] = useState(none)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const found = await readUnsaved()
      if (!isOver) setUnsaved((before) => (isSame(before, found) ? before : found))
    }
    void read()
    const timer = setInterval(() => void read(), intervalMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [])
  return unsaved
}
