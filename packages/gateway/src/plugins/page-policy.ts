import { policyReportsPath } from '@quizwright/server/http/policy-reports.ts'

/**
 * The content security policy of the page. Styles of the component library carry the nonce; its style
 * attributes hold constants only. Images and videos of questions may come from anywhere. Scripts come from our
 * own files, or stand in the document as it was built (`scriptHashes`), and no text becomes a script or markup
 * (Trusted Types) except by MathLive, the equation editor.
 */
export const pagePolicy = (nonce: string, scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
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
    'trusted-types mathlive',
  ].join('; ')
