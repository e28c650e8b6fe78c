import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { readCredentials } from '../../auth/credentials.ts'
import { draftsDatabase } from './draft-database.ts'
import { draftsOnPage, onDraftOpened, type OpenDraft } from './drafts-on-page.ts'
import { readElsewhere } from './kept/read-elsewhere.ts'
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

/** Calls back when the questions of a draft on this page are changed or saved. Returns a function that ends it. */
const followDrafts = (onChange: () => void): (() => void) => {
  const ends: (() => void)[] = []
  const follow = ({ store }: OpenDraft) => {
    let wasUnsaved = hasUnsavedQuestions(store.getSnapshot().context)
    const { unsubscribe } = store.subscribe(({ context }) => {
      const isUnsaved = hasUnsavedQuestions(context)
      if (isUnsaved === wasUnsaved) return
      wasUnsaved = isUnsaved
      onChange()
    })
    ends.push(unsubscribe)
  }
  for (const draft of draftsOnPage) follow(draft)
  ends.push(onDraftOpened(follow))
  return () => {
    for (const end of ends) end()
  }
}

type Unsaved = ReadonlyMap<string, string | null>

const noneElsewhere: ReadonlyMap<string, string> = new Map()

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** The quizzes with unsaved changes on this device (null), and those that another device changed, with when. */
export const useUnsavedQuizzes = (): Unsaved => {
  const [unsaved, setUnsaved] = useState(none)
  const { data: elsewhere = noneElsewhere } = useQuery({
    queryKey: queryKeys.keptDrafts,
    queryFn: readElsewhere,
    structuralSharing: false,
  })
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const found = await readUnsaved()
      if (!isOver) setUnsaved((before) => (isSame(before, found) ? before : found))
    }
    void read()
    const timer = setInterval(() => void read(), intervalMs)
    const end = followDrafts(() => void read())
    return () => {
      isOver = true
      clearInterval(timer)
      end()
    }
  }, [])
  return useMemo(
    () => new Map<string, string | null>([...elsewhere, ...[...unsaved].map((id) => [id, null] as const)]),
    [elsewhere, unsaved],
  )
}
