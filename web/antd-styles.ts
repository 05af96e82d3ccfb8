import { createRequire } from 'node:module'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

// The antd of the pages is made of modules that only a bundler can load.
const require = createRequire(import.meta.url)
const { createCache, extractStyle, StyleProvider } =
  require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')

/** What is drawn once to learn the styles of what the pages use. The build names what is missing here. */
const drawn: (string | [name: string, props: object])[] = [
  'alert',
  'auto-complete',
  'button',
  'checkbox',
  'collapse',
  'date-picker',
  'drawer',
  'dropdown',
  'empty',
  'form',
  'form#Item',
  'input',
  'input#Password',
  'input#OTP',
  'input#Search',
  'input#TextArea',
  'layout',
  'layout#Sider',
  ['menu', { items: [] }],
  'modal',
  ['modal', { type: 'confirm' }],
  'notification',
  'progress',
  'radio',
  'select',
  'skeleton',
  'space',
  'space#Addon',
  'space#Compact',
  'spin',
  'tabs',
  'tooltip',
]

/** A style sheet a component, as its styles are named: "/antd/Button-Button.css". */
const styleSheet = /^\/antd\/(.+)\.css$/

/**
 * antd writes the styles of its components in the browser, anew in each page. Here they are written once, while the pages
 * are built: what would write them imports them instead. Their values are CSS variables, which come from our theme as
 * before. They are in a layer of their own, so that what we say ourselves outweighs them wherever it stands.
 */
export function antdStyles(): Plugin {
  let styles: Map<string, string> | undefined
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: id => (styleSheet.test(id) ? id : undefined),
    load(id) {
      const name = styleSheet.exec(id)?.[1]
      if (!name) return undefined
      styles ??= writtenStyles()
      return styles.get(name) ?? this.error(`Draw ${name} for the styles of antd`)
    },
    transform: {
      filter: { id: /[\\/]antd[\\/]es[\\/]([^\\/]+[\\/])+style[\\/]/ },
      handler: importingStyles,
    },
  }
}

/** By the names of components. */
function writtenStyles(): Map<string, string> {
  const cache = createCache()
  const { default: ConfigProvider } = require('antd/lib/config-provider')
  const components = drawn.map((one, key) => {
    const [name, props] = typeof one === 'string' ? [one] : one
    return createElement(componentOf(name), { key, ...props })
  })
  const inTheme = createElement(ConfigProvider, { theme: { hashed: false } }, components)
  renderToString(createElement(StyleProvider, { cache, layer: true }, inTheme))
  const styles = new Map<string, string>()
  for (const [key, entry] of cache.cache) {
    // "style%%layer%Button-Button%ant-btn%anticon"
    const [type, , , name] = key.split('%')
    if (type !== 'style' || !name) continue
    const own = createCache()
    own.update(key.split('%'), () => entry)
    styles.set(name, (styles.get(name) ?? '') + extractStyle(own, { plain: true, types: 'style' }))
  }
  return styles
}

/** What opens over a page draws what is in it. */
function componentOf(name: string): ComponentType {
  const [module, part] = name.split('#')
  const { default: component } = require(`antd/lib/${module}`)
  return part ? component[part] : (component._InternalPanelDoNotUseOrYouWillBeFired ?? component)
}

const hooks = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])

/** The code of a component's styles with the style sheets in the place of what writes them. */
function importingStyles(code: string): string {
  const names: string[] = []
  const writers: ESTree.Argument[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name, writer] }) {
      if (callee.type !== 'Identifier' || !hooks.has(callee.name) || !name || !writer) return
      names.push(nameOf(name))
      writers.push(writer)
    },
  }).visit(parseSync('style.js', code).program)
  const rest = writers.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}() => []${left.slice(end)}`,
    code,
  )
  return names.map(name => `import '/antd/${name}.css'\n`).join('') + rest
}

function nameOf(name: ESTree.Argument): string {
  const parts = name.type === 'ArrayExpression' ? name.elements : [name, name]
  return parts.map(part => (part?.type === 'Literal' ? part.value : '')).join('-')
}
