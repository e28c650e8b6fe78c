import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import type { LaunchPageContent } from '@quizwright/pages/lti/launch-content.ts'
import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'
import type { FastifyReply } from 'fastify'
import { browserSpeech } from '../http/page-language.ts'

const policyOf = (frameOrigins: readonly string[], formOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formOrigin === undefined ? '' : ` ${formOrigin}`}`,
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
    `report-uri ${policyReportsPath}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Sends a page that may stand in a frame of these origins and of no other. */
export const sendPage = async (
  reply: FastifyReply,
  {
    content,
    frameOrigins,
    formOrigin,
    locale,
  }: {
    content: LaunchPageContent
    frameOrigins: readonly string[]
    formOrigin?: string | undefined
    /** The language of whoever was launched, which counts before that of the browser. */
    locale?: string | undefined
  },
) => {
  const { renderLaunchPage } = await loadBuiltPage('lti')
  return (
    reply
      // It knows no origins, so the policy alone says who may frame the page.
      .removeHeader('x-frame-options')
      .header('content-security-policy', policyOf(frameOrigins, formOrigin))
      .type('text/html; charset=utf-8')
      .send(renderLaunchPage(content, browserSpeech(reply.request, locale)))
  )
}
