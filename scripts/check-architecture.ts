import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { architectureRules } from './architecture-rules.ts'
import { featureEdges } from './feature-edges.ts'

// Also fails if it saw few files, as a tool that reads none finds no problem.
const fewestFiles = 100

const { output } = await cruise(['contract/src', 'server/src', 'web/src'], {
  ...architectureRules.options,
  ruleSet: { forbidden: architectureRules.forbidden },
  validate: true,
} as Parameters<typeof cruise>[1])
const { modules, summary } = output as ICruiseResult
const own = modules.filter(module => /^(contract|server|web)\/src\//.test(module.source))

const problems = summary.violations.map(
  violation =>
    `${violation.rule.name}: ${violation.from} -> ${violation.cycle?.map(step => step.name).join(' -> ') ?? violation.to}`,
)
if (own.length < fewestFiles) problems.push(`only ${own.length} files were seen`)
problems.push(...edgeProblems(), ...strayStyles())

for (const problem of new Set(problems)) console.log(problem)
console.log(`${own.length} files, ${summary.totalDependenciesCruised} imports, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

function edgeProblems(): string[] {
  const found: string[] = []
  for (const side of ['server', 'web'] as const) {
    const edges = featureEdges[side]
    const order = Object.keys(edges)
    for (const [feature, uses] of Object.entries(edges)) {
      for (const used of uses) {
        if (order.indexOf(used) === -1 || order.indexOf(used) > order.indexOf(feature)) {
          found.push(`feature-edges: ${side}/${feature} names ${used}, which does not stand above it`)
        }
      }
    }
    const spare = new Set(order.flatMap(feature => edges[feature]!.map(used => `${feature} ${used}`)))
    for (const module of own) {
      const from = featureOf(side, module.source)
      if (!from || /\.test\.tsx?$/.test(module.source)) continue
      for (const dependency of module.dependencies) {
        const to = featureOf(side, dependency.resolved)
        spare.delete(`${from} ${to}`)
        if (to && to !== from && !edges[from]?.includes(to)) {
          found.push(
            `feature-edges: ${module.source} uses ${to}; declare the edge in scripts/feature-edges.ts if it is wanted`,
          )
        }
      }
    }
    for (const edge of spare) found.push(`feature-edges: ${side}/${edge.replace(' ', ' does not use ')}`)
  }
  return found
}

function strayStyles(): string[] {
  const imported = new Set(
    globSync('web/src/**/*.{css,html,ts,tsx}').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/['"]([^'"]+\.css)['"]/g)].map(([, path]) =>
        path!.startsWith('#web/') ? path!.replace('#web', 'web/src') : join(dirname(file), path!),
      ),
    ),
  )
  return globSync('web/src/**/*.css')
    .filter(style => !imported.has(style))
    .map(style => `nothing imports ${style}`)
}

function featureOf(side: string, path: string): string | undefined {
  return new RegExp(`^${side}/src/features/([^/]+)/`).exec(path)?.[1]
}
