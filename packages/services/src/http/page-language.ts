import { type AnyLanguage, firstLanguage } from '@quizwright/domain/language/languages.ts'
import type { Speech } from '@quizwright/domain/language/say.ts'
import { speechOf } from '@quizwright/server/language/speech-of.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textField } from './form-fields.ts'

const cookieName = 'language'
const lifeSeconds = 365 * 24 * 60 * 60

const inCookie = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{2,10})`).exec(headers.cookie ?? '')?.[1]

/** More than anybody reads, so that no request makes us sort many. */
const mostLanguages = 10

/** The languages of a browser, the preferred one first. */
const ofBrowser = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '')
    .split(',', mostLanguages)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';')
      return { tag: tag.trim(), weight: Number(quality.trim().slice(2)) || 0 }
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)

/**
 * The language of a page for instructors: that of its address (`?lang=`), which is kept for the pages that follow, else
 * the kept one, else English.
 */
export const pageSpeech = (request: FastifyRequest, reply: FastifyReply): Speech => {
  const asked = textField(request.query, 'lang')
  const language = firstLanguage([asked, inCookie(request)])
  if (asked !== '' && language !== inCookie(request)) keep(reply, language)
  return speechOf(language)
}

/** The language of a page that students meet first: that of their account in the course, else of their browser. */
export const browserSpeech = (request: FastifyRequest, locale?: string): Speech =>
  speechOf(firstLanguage([locale, ...ofBrowser(request)]))

const keep = (reply: FastifyReply, language: AnyLanguage): void => {
  void reply.header(
    'set-cookie',
    `${cookieName}=${language}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax; HttpOnly`,
  )
}
