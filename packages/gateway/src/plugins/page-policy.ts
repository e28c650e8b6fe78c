import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'

/**
 * Returns the content security policy of the page. Style elements of the component library carry the nonce; its
 * style attributes contain only constants. Images and videos of questions may come from anywhere. Scripts must
 * be our own files. Trusted Types forbid turning texts into scripts or markup, except for MathLive, the equation
 * editor, one text of Leaflet, the map, and the one worker, which draws pages of PDFs.
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportsPath}`,
    "require-trusted-types-for 'script'",
    'trusted-types mathlive default pdf-pages',
  ].join('; ')

/**
 * The policy of the worker, which reads PDFs of strangers: it may load its own script, and nothing else. A worker does
 * not have the policy of its page.
 */
export const workerPolicy = "default-src 'none'; script-src 'self'"
