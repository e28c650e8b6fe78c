import type { Plugin } from 'vite'

const file = '/react-dom/cjs/react-dom-client.production.js'

/** What an emptied function of react-dom returns. */
type Idle = 'nothing' | 'null' | 'false' | 'never called'

/**
 * Features of React that no module of the page uses, by the functions of react-dom that implement them. If
 * these are emptied, the minifier drops all code that only they call.
 */
const features: Readonly<Record<string, Readonly<Record<string, Idle>>>> = {
  'documents that a server rendered': {
    prepareToHydrateHostInstance: 'never called',
    popToNextHostParent: 'never called',
    popHydrationState: 'false',
    resetHydrationState: 'nothing',
    updateDehydratedSuspenseComponent: 'never called',
    clearHydrationBoundary: 'never called',
    hideOrUnhideDehydratedBoundary: 'never called',
    registerSuspenseInstanceRetry: 'never called',
    queueIfContinuousEvent: 'false',
    clearIfContinuousEvent: 'nothing',
    retryIfBlockedOn: 'nothing',
  },
  'transitions of views': {
    startViewTransition: 'never called',
    commitExitViewTransitions: 'nothing',
    restoreEnterOrExitViewTransitions: 'nothing',
    commitAfterMutationEffectsOnFiber: 'never called',
    applyViewTransitionToHostInstances: 'false',
    getViewTransitionClassName: 'never called',
    restoreViewTransitionOnHostInstances: 'never called',
  },
  'scripts, styles and titles that components add to the head': {
    isHostHoistableType: 'false',
    getResource: 'never called',
    acquireResource: 'never called',
    getHydratableHoistableCache: 'never called',
    preloadResourceAndSuspendIfNeeded: 'never called',
    maySuspendCommit: 'false',
    accumulateSuspenseyCommitOnFiber: 'nothing',
    waitForCommitToBeReady: 'null',
    prefetchDNS: 'never called',
    preconnect: 'never called',
    preload: 'never called',
    preloadModule: 'never called',
    preinitStyle: 'never called',
    preinitScript: 'never called',
    preinitModuleScript: 'never called',
  },
  'references to fragments': {
    commitNewChildToFragmentInstance: 'never called',
    deleteChildFromFragmentInstance: 'never called',
    FragmentInstance: 'never called',
  },
  'functions as the action of a form': {
    extractEvents$1: 'nothing',
    mountActionState: 'never called',
    updateActionState: 'never called',
    rerenderActionState: 'never called',
  },
}

/** How a module gets to one of the features. */
const entries =
  'hydrateRoot|ViewTransition|addTransitionType|useActionState|useFormStatus|' +
  'prefetchDNS|preconnect|preload|preloadModule|preinit|preinitModule'
const usesFeature = new RegExp(`\\b(?:${entries})\\b`)
const usesOfReact = [
  /\bimport\s*\{([^}]*)\}\s*from\s*['"]react(?:-dom(?:\/client)?)?['"]/g,
  // The members of what was imported as a whole, such as `React.useActionState`.
  /\bReact(?:DOM)?\w*\.(\w+)/g,
]
/** Returns the feature that a module uses although it is left out. */
const findUsedFeature = (code: string): string | undefined =>
  usesOfReact
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(([, names]) => usesFeature.exec(names!)?.[0])
    .find(Boolean)

const bodies: Readonly<Record<Idle, string>> = {
  nothing: '{}',
  null: '{ return null }',
  false: '{ return false }',
  'never called': "{ throw Error('leave-out-of-react') }",
}
const idle = new Map(Object.values(features).flatMap((functions) => Object.entries(functions)))

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '')

/** The emptied functions, which are declared at the top of the module. */
const emptied = (statements: readonly Node[]): Edit[] =>
  statements.flatMap(({ type, id, body }) => {
    const result = type === 'FunctionDeclaration' ? idle.get(nameOf(id)) : undefined
    return result && isNode(body) ? [{ start: body.start, end: body.end, text: bodies[result] }] : []
  })

/** The places that read whether a document is being hydrated. */
const readsOfHydrating = (node: Node, parent?: Node): Edit[] => {
  if (node.type === 'Identifier')
    return nameOf(node) === 'isHydrating' &&
      parent?.['left'] !== node &&
      parent?.['id'] !== node &&
      parent?.type !== 'FunctionDeclaration'
      ? [{ start: node.start, end: node.end, text: 'false' }]
      : []
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => readsOfHydrating(child, node))
}

/** The export for hydrating, and the methods of references to fragments. */
const removed = (statements: readonly Node[], code: string): Edit[] =>
  statements
    .filter(({ start }) =>
      /^(?:exports\.hydrateRoot =|FragmentInstance\.prototype\.)/.test(code.slice(start, start + 30)),
    )
    .map(({ start, end }) => ({ start, end, text: '' }))

const apply = (code: string, edits: readonly Edit[]): string => {
  let from = 0
  const parts: string[] = []
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    // Inside one that was applied.
    if (start < from) continue
    parts.push(code.slice(from, start), text)
    from = end
  }
  return parts.join('') + code.slice(from)
}

/**
 * Removes from react-dom what the page does not use. react-dom is half of the script that each screen waits
 * for, and a bundler cannot split it (docs/decisions/052).
 */
export const leaveOutOfReact = (): Plugin => ({
  name: 'leave-out-of-react',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(file)) {
      const used = findUsedFeature(code)
      if (used)
        throw new Error(`${id} uses ${used} of React, which leave-out-of-react.ts leaves out of the page.`)
      return undefined
    }
    const program = this.parse(code) as unknown as Node
    const statements = program['body'] as Node[]
    const functions = emptied(statements)
    if (functions.length !== idle.size) {
      const known = new Set(statements.map((statement) => nameOf(statement['id'])))
      throw new Error(`react-dom has no ${[...idle.keys()].filter((name) => !known.has(name)).join(', ')}.`)
    }
    const edits = [...functions, ...readsOfHydrating(program), ...removed(statements, code)]
    return { code: apply(code, edits), map: null }
  },
})
