/**
 * The allowed imports in one table. `check` enforces it for every file. Type imports count like all others.
 */

/** The packages, and what each may import. */
const packages = {
  domain: [],
  contracts: ['domain'],
  machines: ['domain', 'contracts'],
  formats: ['domain'],
  server: ['domain', 'contracts'],
  ui: ['domain'],
  pages: ['domain', 'ui'],
  learner: ['domain', 'contracts', 'ui'],
  gateway: ['domain', 'contracts', 'server', 'pages'],
  services: ['domain', 'contracts', 'formats', 'server', 'pages'],
  // The preview of a quiz uses the learner's page. A pasted list of questions is read like a file.
  web: ['domain', 'contracts', 'formats', 'machines', 'ui', 'learner'],
}

/** Packages that run in a browser or must run anywhere, and the libraries that they may import. */
const libraries = {
  domain: ['zod'],
  contracts: ['zod'],
  machines: ['xstate', '@xstate/store'],
}

/** The layers of the page, from the top. A folder may import from lower layers. */
const pageLayers = [['app'], ['features', 'authoring'], ['*'], ['api', 'auth', 'routes', 'ui']]

/** Technical folders of the services, which must not import anything about quizzes. */
const technical = ['ai', 'database', 'files', 'http', 'jobs', 'random', 'scheduling']

const oneOf = (names) => `(?:${names.join('|')})`
const inPackage = (name) => `^packages/${name}/src/`
const inPage = (names) => `${inPackage('web')}${oneOf(names)}/`
const isTest = String.raw`\.test\.tsx?$|/test-support/|/testing/`

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name} imports ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: inPackage(name), pathNot: isTest },
  to: { path: '^packages/', pathNot: `^packages/${oneOf([name, ...allowed])}/` },
}))

const libraryRules = Object.entries(libraries).map(([name, allowed]) => ({
  name: `${name} needs ${allowed.join(', ')} alone`,
  severity: 'error',
  from: { path: inPackage(name), pathNot: isTest },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core', 'unknown'],
    dependencyTypesNot: ['type-only'],
    pathNot: [`node_modules/${oneOf(allowed)}/`, '^packages/'],
  },
}))

const named = pageLayers.flat().filter((name) => name !== '*')
const layerPath = (layer) =>
  layer.includes('*') ? `${inPackage('web')}(?!${oneOf(named)}/)[^/]+/` : inPage(layer)
const layerRules = pageLayers.flatMap((layer, index) =>
  pageLayers.slice(0, index).map((above) => ({
    name: `${layer.join(', ').replace('*', 'what features share')} know nothing of ${above.join(', ').replace('*', 'what features share')}`,
    severity: 'error',
    from: { path: layerPath(layer) },
    to: { path: layerPath(above) },
  })),
)

export default {
  forbidden: [
    { name: 'no loop of files', severity: 'error', from: {}, to: { circular: true } },
    ...packageRules,
    ...libraryRules,
    ...layerRules,
    {
      name: 'features never import each other',
      severity: 'error',
      from: { path: `${inPackage('web')}features/([^/]+)/` },
      to: { path: `${inPackage('web')}features/`, pathNot: `${inPackage('web')}features/$1/` },
    },
    {
      name: 'authoring never imports a feature',
      severity: 'error',
      from: { path: inPage(['authoring']) },
      to: { path: inPage(['features']) },
    },
    {
      name: 'features never import authoring',
      severity: 'error',
      from: { path: inPage(['features']) },
      to: { path: inPage(['authoring']) },
    },
    {
      name: 'technical folders of the services know nothing of the domain',
      severity: 'error',
      from: { path: `${inPackage('services')}${oneOf(technical)}/`, pathNot: isTest },
      to: { path: `${inPackage('services')}[^/]+/`, pathNot: `${inPackage('services')}${oneOf(technical)}/` },
    },
  ],
  options: {
    // Includes type imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/dist/|/migrations/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
