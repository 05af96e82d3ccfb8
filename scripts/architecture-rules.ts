// Import rules, run by scripts/check-architecture.ts.
const feature = (side: string) => `^${side}/src/features/([^/]+)/`

const layers = {
  server: [['http'], ['records'], ['access'], ['operation'], ['platform'], ['database']],
  web: [['records'], ['ui'], ['access', 'shell'], ['api']],
}
/** A layer imports only itself and lower ones, and no capability. */
const looksDown = (side: 'server' | 'web') =>
  layers[side].flatMap((layer, index) =>
    layer.map(one => {
      const known = [one, ...layers[side].slice(index + 1).flat()].join('|')
      return {
        name: `${side}-${one}-looks-down`,
        severity: 'error',
        from: { path: `^${side}/src/${one}/`, pathNot: '[.]test[.]tsx?$' },
        to: { path: `^${side}/src/`, pathNot: `^${side}/src/(${known})/` },
      }
    }),
  )

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
    ...looksDown('server'),
    ...looksDown('web'),
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
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
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
