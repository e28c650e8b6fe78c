/**
 * Leaflet 1.9 asks the browser for SVG by writing this text as markup while it loads. The content security
 * policy refuses texts as markup, so a default policy admits this one text and no other. Leaflet 2 will not
 * need it.
 */
const probe = '<svg/>'

type Policies = {
  defaultPolicy: object | null
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => object
}
const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Policies }
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createHTML: (text) => (text === probe ? text : null) })

export {}
