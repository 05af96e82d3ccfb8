// Import rules. scripts/check-architecture.ts runs them and fails if it saw no file.
const feature = (side: string) => `^${side}/src/features/([^/]+)/`

/** The server's foundation from the top. */
const serverLayers = [['http'], ['records', 'access'], ['operation'], ['platform'], ['database']]
/** Itself and what is below it; of two side by side neither knows the other. */
const below = (layer: string[], index: number) => [...layer, ...serverLayers.slice(index + 1).flat()]

export const architectureRules = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract runs in both: it imports zod, phone numbers, slugs and nothing of ours.',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '[.]test[.]ts$|^contract/src/testing/' },
      to: {
        pathNot: [
          '^contract/src',
          '^node_modules/zod/',
          '^node_modules/libphonenumber-js/',
          '^node_modules/slugify/',
        ],
      },
    },
    { name: 'server-never-web', severity: 'error', from: { path: '^server/src' }, to: { path: '^web/' } },
    { name: 'web-never-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    ...serverLayers.map((layer, index) => ({
      name: `server-${layer.join('-and-')}-looks-down`,
      comment: 'Of the foundation each layer knows those below it alone, and none knows a capability.',
      severity: 'error',
      from: { path: `^server/src/(${layer.join('|')})/`, pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/', pathNot: `^server/src/(${below(layer, index).join('|')})/` },
    })),
    {
      name: 'server-features-know-no-http',
      comment: 'A capability is called the same way by a request, by a job and by a test.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '[.]test[.]ts$' },
      to: { path: ['^server/src/http/', '^node_modules/(fastify|@fastify)/'] },
    },
    {
      name: 'server-features-know-no-app',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/(app|testing|demo-shop|main)' },
    },
    {
      name: 'server-features-by-the-front-door',
      severity: 'error',
      from: { path: feature('server') },
      to: {
        path: feature('server'),
        pathNot: [`^server/src/features/$1/`, '^server/src/features/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'web-foundation-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|api|access|shell)/' },
      to: { path: '^web/src/(features|app|records)/' },
    },
    {
      name: 'web-ui-knows-no-business',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^contract/src/(?!shared/|access/|records/)' },
    },
    {
      name: 'web-features-by-the-front-door',
      severity: 'error',
      from: { path: feature('web') },
      to: {
        path: feature('web'),
        pathNot: [`^web/src/features/$1/`, '^web/src/features/[^/]+/index[.]tsx?$'],
      },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|json|wasm[?]url)$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
