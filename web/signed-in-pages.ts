import { type ESTree, type Plugin, Visitor } from 'vite'

/**
 * `signed-in.html`, which names beside what the application starts with what it loads next for who is signed in, and for
 * each URL of `routes` a page that names the files of this page as well, such as `signed-in/orders/$id.html`: all of them
 * come at once then.
 */
export function signedInPages(routes: string): Plugin {
  let modules = new Map<string, string>()
  return {
    name: 'signed-in-pages',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (id !== routes) return
      const specifiers = pageModules(this.parse(code))
      const resolved = await Promise.all(
        [...specifiers].map(async ([path, specifier]) => {
          const module = await this.resolve(specifier, id)
          if (!module) throw new Error(`There is no ${specifier}`)
          return [path, module.id] as const
        }),
      )
      modules = new Map(resolved)
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const app = chunks.find(file => file.isEntry && file.name === 'app')
      if (page?.type !== 'asset' || !app || modules.size === 0) throw new Error('There is no page to add to')
      const start = String(page.source)
      const next = linksTo(app.dynamicImports)
      this.emitFile({ type: 'asset', fileName: 'signed-in.html', source: withLinks(next) })
      for (const [path, module] of modules) {
        const chunk = chunks.find(file => file.moduleIds.includes(module))
        if (!chunk) throw new Error(`${module} is not in the build`)
        const own = linksTo([chunk.fileName]).difference(next)
        if (own.size === 0) continue
        // What starts the application comes first, and would share the line with them.
        const later = [...own].map(link => link.replace('crossorigin', 'fetchpriority="low" crossorigin'))
        this.emitFile({
          type: 'asset',
          fileName: `signed-in${path}.html`,
          source: withLinks(new Set([...next, ...later])),
        })
      }

      function withLinks(links: Set<string>): string {
        return start.replace('</head>', `  ${[...links].join('\n    ')}\n  </head>`)
      }

      /** To files that the start does not name, and to all that they import. */
      function linksTo(files: string[]): Set<string> {
        const reached = new Set(files)
        const links = new Set<string>()
        for (const name of reached) {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || start.includes(name)) continue
          links.add(`<link rel="modulepreload" crossorigin href="/${name}">`)
          for (const style of chunk.viteMetadata?.importedCss ?? [])
            links.add(`<link rel="preload" as="style" crossorigin href="/${style}">`)
          for (const other of chunk.imports) reached.add(other)
        }
        return links
      }
    },
  }
}

/** By the path of each `page(path, () => import(...))` what it imports: itself, or through a function of the same module. */
function pageModules(program: ESTree.Program): Map<string, string> {
  const functions = new Map<string, string>()
  const found = new Map<string, string>()
  let declared = ''
  let path: string | null = null
  new Visitor({
    VariableDeclarator({ id }) {
      declared = id.type === 'Identifier' ? id.name : ''
    },
    CallExpression(call) {
      path = pathOf(call) ?? path
    },
    'CallExpression:exit'(call) {
      if (pathOf(call) !== null) path = null
    },
    ImportExpression({ source }) {
      if (source.type !== 'Literal') return
      if (path === null) functions.set(declared, String(source.value))
      else found.set(path, String(source.value))
    },
    Identifier({ name }) {
      const specifier = functions.get(name)
      if (path !== null && specifier) found.set(path, specifier)
    },
  }).visit(program)
  return found
}

function pathOf({ callee, arguments: [path] }: ESTree.CallExpression): string | null {
  return callee.type === 'Identifier' && callee.name === 'page' && path?.type === 'Literal'
    ? String(path.value)
    : null
}
