import { decodeText } from '../encoding/decode-text.ts'
import { detectMarked } from '../detect/detect-marked.ts'
import { detectTextFormat } from '../detect/detect-text.ts'
import { problemOfOtherTool } from '../detect/other-tools.ts'
import { detectXmlFormat, rootOf } from '../detect/detect-xml.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import { bytesOfDataUrl } from '../entry/file-images.ts'
import type { FormatId } from '../formats.ts'
import type { ItemPlace } from '../qti/item-place.ts'
import { textReaders, xmlReaders } from '../text-readers.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { parseXml } from '../xml/read-xml.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import { isZip } from '../detect/detect-binary.ts'
import type { Zip } from '../zip/open-zip.ts'
import { type ManifestResource, readManifest } from './manifest.ts'
import { readDescription } from './quiz-descriptions.ts'
import { createSharedReader, type ReadShared } from './shared-parts.ts'
import { type Package, readTestOrder, type TestPlace } from './test-order.ts'
import { defined } from '@quizwright/domain/defined.ts'

/** Beside QTI, a text is a note of the tool that wrote the package, such as Canvas' canvas_export.txt. */
const noteOfPackage = /\.(?:txt|md|log)$/i
const silentEndings = 'png|jpe?g|gif|webp|svg|bmp|css|js|xsd|dtd|mp[34]|wav|ogg|woff2?|ttf|ds_store'
const silentNames = String.raw`(?:^|/)(?:\._|__MACOSX|imsmanifest\.xml$|assessment_meta\.xml$)`
/** Files of a package that hold no questions. */
const silent = new RegExp(String.raw`\.(?:${silentEndings})$|${silentNames}`, 'i')

/** Documents and pages, which are course material in a package and in folders. */
const document = /\.(?:html?|pdf)$/i
const isMaterial = (name: string, isPackage: boolean): boolean =>
  document.test(name) && (isPackage || name.includes('/'))

/** Files that must be imported on their own: tables, because their columns may need explaining, and documents. */
const alone = /\.(?:csv|tsv|xlsx?|ods|doc|rtf|html?|pdf)$/i

/** Whether a file must be imported on its own. */
export const isImportedAlone = (name: string): boolean => alone.test(name)

/**
 * Reads a zip within a zip: a Word file, a package of H5P. Several files that are chosen together are packed so. A
 * sentence if it can not be read.
 */
export type ReadInner = (bytes: Uint8Array) => Iterable<RawQuestion> | { problem: string }

/** The content of a zip. The format is undefined if it has no questions. */
export type Archive = { format: FormatId | undefined; questions: Iterable<RawQuestion> }

/**
 * Reads a zip: either a QTI package in the order of its manifest and tests, or question files of any format
 * one after the other. Notes on guessed encodings of its files are added to `notes` while they are read.
 */
export const readArchive = (zip: Zip, notes: string[] = [], readInner?: ReadInner): Archive => {
  const manifest = zip.names.find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))
  const resources = manifest === undefined ? [] : readManifestFile(zip, manifest)
  const files = orderFiles(zip, resources, manifest ?? '')
  const formats = new Set(
    files.flatMap(({ name, format }) =>
      format === undefined || (alone.test(name) && format !== 'brightspace') ? [] : [format],
    ),
  )
  return {
    format: formats.size > 1 ? 'archive' : [...formats][0],
    questions: readAll(zip, files, notes, readInner),
  }
}

function* readAll(
  zip: Zip,
  files: readonly ArchiveFile[],
  notes: string[],
  readInner?: ReadInner,
): Generator<RawQuestion> {
  yield* readFiles(zip, files, notes, readInner)
  for (const name of zip.names.filter((one) => /(?:^|\/)assessment_meta\.xml$/i.test(one)))
    yield* readDescription({
      name,
      text: textIn(zip, name) ?? '',
      readImage: (address) => bytesIn(zip, findInZip(zip, address, name)),
    })
}

type ArchiveFile = {
  name: string
  format?: FormatId
  missing?: true
  about?: ManifestResource
  place?: TestPlace
}

const readManifestFile = (zip: Zip, name: string): ManifestResource[] => {
  const bytes = zip.read(name)
  if (!bytes || 'problem' in bytes) return []
  const { root } = parseXml(decodeXml(bytes).text)
  return root ? readManifest(root) : []
}

/** Sorts the files: first those ordered by tests, then those listed in the manifest, then all others. */
const orderFiles = (zip: Zip, resources: readonly ManifestResource[], manifest: string): ArchiveFile[] => {
  const named = resources.map((about) => ({ about, name: findInZip(zip, about.href, manifest) }))
  const aboutOf = new Map(
    named.flatMap(({ about, name }) => (name === undefined ? [] : [[name, about] as const])),
  )
  const formatOf = new Map(
    zip.names
      .filter((name) => !silent.test(name) && !isMaterial(name, manifest !== ''))
      .map((name) => [name, formatIn(zip, name, manifest !== '')]),
  )
  const placed = [...formatOf].flatMap(([name, format]) => (format === 'test' ? placesIn(zip, name) : []))
  const missing = [
    ...named.flatMap(({ about, name }) => (name === undefined ? [about.href] : [])),
    ...placed.flatMap(({ name, place }) => (name === undefined ? [place.href] : [])),
  ]
  const places = new Map(
    placed.flatMap(({ name, place }) => (name === undefined ? [] : [[name, place] as const])),
  )
  const order = new Set([...places.keys(), ...aboutOf.keys(), ...[...formatOf.keys()].sort()])
  // Canvas writes each quiz twice: in its own format, and with fewer kinds of questions for other tools.
  const doubled = (name: string) => {
    const id = /^([^/]+)\/assessment_qti\.xml$/.exec(name)?.[1]
    return id !== undefined && zip.names.includes(`non_cc_assessments/${id}.xml.qti`)
  }
  const isPackageOfTool =
    manifest !== '' && [...formatOf.values()].some((format) => xmlReaders[format as FormatId])
  const isNote = (name: string) => isPackageOfTool && noteOfPackage.test(name)
  const files = [...order].flatMap((name): ArchiveFile[] => {
    const format = formatOf.get(name)
    if (format === undefined || format === 'test' || doubled(name) || isNote(name)) return []
    return [{ name, format, about: aboutOf.get(name), place: places.get(name) }]
  })
  return [...files, ...[...new Set(missing)].map((name): ArchiveFile => ({ name, missing: true }))]
}

const placesIn = (zip: Zip, name: string): { name: string | undefined; place: TestPlace }[] => {
  const { root } = parseXml(textIn(zip, name) ?? '')
  if (!root) return []
  const around: Package = {
    findReferred: (href, from) => findInZip(zip, href, from),
    readSection: (found) => parseXml(textIn(zip, found) ?? '').root,
  }
  return readTestOrder(root, name, around).map((place) => ({
    name: findInZip(zip, place.href, place.from),
    place,
  }))
}

const textIn = (zip: Zip, name: string | undefined): string | undefined => {
  const bytes = bytesIn(zip, name)
  return bytes && decodeXml(bytes).text
}

const formatIn = (zip: Zip, name: string, isPackage: boolean): FormatId | 'test' | undefined => {
  const bytes = zip.read(name)
  if (!bytes) return undefined
  // Other documents in a package are course material, not questions.
  if (alone.test(name) && !isBrightspaceFile(bytes)) return isPackage ? undefined : 'text'
  if (bytes instanceof Uint8Array && isZip(bytes)) return isPackage ? undefined : 'archive'
  // A damaged file is listed with its problem, whatever its type.
  if ('problem' in bytes) return 'text'
  const { text } = decodeXml(bytes)
  if (/^(?:qti-)?assessment-?test$/i.test(rootOf(text)?.name ?? '')) return 'test'
  const marked = detectMarked(text)
  if (!marked && problemOfOtherTool(text)) return undefined
  const found = marked ?? detectXmlFormat(text) ?? detectTextFormat(decodeText(bytes).text)
  return typeof found === 'string' ? found : undefined
}

/** A Brightspace CSV needs no explained columns, and its images are in the same zip. */
const isBrightspaceFile = (bytes: ReturnType<Zip['read']>): boolean =>
  bytes instanceof Uint8Array && detectMarked(decodeXml(bytes).text) === 'brightspace'

type Identifiers = () => ReadonlyMap<string, string[]>

/** Finds the QTI 1.2 file that contains an identifier. The index is built at the first lookup. */
const createIdentifiers = (zip: Zip, files: readonly ArchiveFile[]): Identifiers => {
  let known: Map<string, string[]> | undefined
  return () => {
    if (known) return known
    known = new Map()
    for (const { name } of files.filter(({ format }) => format === 'qti-1.2'))
      for (const [, identifier] of (textIn(zip, name) ?? '').matchAll(/\bident\s*=\s*"([^"]+)"/g))
        known.set(defined(identifier, 'identifier'), [
          ...(known.get(defined(identifier, 'identifier')) ?? []),
          name,
        ])
    return known
  }
}

function* readFiles(
  zip: Zip,
  files: readonly ArchiveFile[],
  notes: string[],
  readInner?: ReadInner,
): Generator<RawQuestion> {
  const identifiers = createIdentifiers(zip, files)
  const readShared = createSharedReader((name) => textIn(zip, name))
  for (const { name, format, missing, about, place } of files) {
    const unreadableFile = (reason: string): RawQuestion => unreadable(reason, { line: 1, file: name })
    if (missing) {
      yield unreadableFile(
        `The package names the file "${name}" and does not hold it. Export the package again.`,
      )
      continue
    }
    const bytes = zip.read(name)
    if (!bytes || !format) continue
    if ('problem' in bytes) {
      yield unreadableFile(bytes.problem)
      continue
    }
    if (alone.test(name) && format !== 'brightspace') {
      yield unreadableFile(`The file "${name}" of the zip was not read. Import it by itself.`)
      continue
    }
    if (format === 'archive') {
      const inner = readInner?.(bytes) ?? {
        problem: 'A zip within a zip of a zip is not opened. Import it by itself.',
      }
      if ('problem' in inner) yield unreadableFile(inner.problem)
      else yield* inFile(name, inner)
    } else {
      const { text, note } = decodeXml(bytes)
      if (note) notes.push(`${name}: ${note}`)
      yield* readOne(zip, { name, format, text }, { ...about, ...place }, { identifiers, readShared })
    }
  }
}

function* readOne(
  zip: Zip,
  { name, format, text }: { name: string; format: FormatId; text: string },
  around: Partial<ItemPlace>,
  { identifiers, readShared }: { identifiers: Identifiers; readShared: ReadShared },
): Generator<RawQuestion> {
  const place: ItemPlace = {
    file: name,
    ...around,
    isItemElsewhere: (identifier) =>
      identifiers()
        .get(identifier)
        ?.some((file) => file !== name) ?? false,
    readImage: (address) => bytesOfDataUrl(address) ?? bytesIn(zip, findInZip(zip, address, name)),
    readShared: (address) => readShared(findInZip(zip, address, name)),
  }
  const readXmlFile = xmlReaders[format]
  if (readXmlFile) return yield* readXmlFile(text, place)
  yield* inFile(name, textReaders[format]?.(text, place) ?? [])
}

function* inFile(name: string, questions: Iterable<RawQuestion>): Generator<RawQuestion> {
  for (const question of questions) yield { ...question, position: { ...question.position, file: name } }
}

const bytesIn = (zip: Zip, name: string | undefined): Uint8Array | undefined => {
  const bytes = name === undefined ? undefined : zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
