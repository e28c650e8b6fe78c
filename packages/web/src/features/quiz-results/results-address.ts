import { say, texts } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { quickSearchKeys } from '@quizwright/contracts/schemas/listed-result.ts'

export type SearchKey = (typeof quickSearchKeys)[number]
export type Search = { key: SearchKey; keyword: string }
/** The results of a quiz, or of one session or group of a course. */
export type Scope = { quizId: string } | { sessionId: string }
/** What the screen lists; the default list if there is no search. */
export type Listed = { scope: Scope; search?: Search | undefined }

const isKey = (key: string | null): key is SearchKey => quickSearchKeys.some((known) => known === key)

const readSearch = (query: URLSearchParams): Search | undefined => {
  const [key, keyword] = [query.get('key'), query.get('keyword') ?? '']
  return isKey(key) && keyword.trim() !== '' && keyword.length <= lengths.search
    ? { key, keyword }
    : undefined
}

/**
 * Reads from the URL query what to list. A session takes precedence over a quiz. Undefined if there is
 * neither.
 */
export const readResultsAddress = (query: URLSearchParams): Listed | undefined => {
  const [quizId, sessionId] = [query.get('quizId'), query.get('sessionId')]
  const search = readSearch(query)
  if (sessionId) return { scope: { sessionId }, search }
  return quizId ? { scope: { quizId }, search } : undefined
}

const searchedFor: Record<SearchKey, string> = texts({
  userName: 'a name',
  instituteName: 'an institute',
  userEmail: 'an email address',
})

/** The error message of a search that cannot run. */
export const searchError = ({ key, keyword }: Search): string | undefined => {
  if (keyword.trim() === '')
    return say('Enter {what}, or part of one, to search.', { what: say(searchedFor[key]) })
  const length = keyword.length
  return length > lengths.search
    ? say('A search can have at most {most} characters; this one has {length}. Shorten it.', {
        most: lengths.search,
        length,
      })
    : undefined
}
