import { attribute, descendants, type Element, textOf } from '../xml/tree.ts'

/** What a manifest says about one file of questions. */
export type ManifestResource = { href: string; tags: string[]; difficulty?: string }

/** The files of questions that a manifest lists, in its order. */
export const readManifest = (manifest: Element): ManifestResource[] =>
  descendants(manifest, 'resource')
    .filter((resource) =>
      /qti|assessment|learning-application-resource/i.test(attribute(resource, 'type') ?? ''),
    )
    .flatMap((resource) => {
      const about = describe(resource)
      const own = attribute(resource, 'href')
      const files = descendants(resource, 'file').map((file) => attribute(file, 'href') ?? '')
      const named = [...(own ? [own] : []), ...files].filter((href) => /\.(?:xml|qti|dat)$/i.test(href))
      return [...new Set(named)].map((href) => ({ href, ...about }))
    })

const describe = (resource: Element): { tags: string[]; difficulty?: string } => {
  const tags = descendants(resource, 'keyword').map((keyword) => textOf(keyword).trim())
  const level = descendants(resource, 'difficulty').map((difficulty) =>
    textOf(descendants(difficulty, 'value')[0]).trim(),
  )[0]
  return { tags: tags.filter((tag) => tag !== ''), ...(level && { difficulty: level }) }
}
