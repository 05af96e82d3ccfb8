import type { Plugin, Rolldown } from 'vite'

/** What is left out of the first page's files: importing one name of these brings the whole package into them. */
const whole = /[\\/]node_modules[\\/](libphonenumber-js|@babel|@ant-design[\\/]cssinjs-utils)[\\/]/

interface Entries {
  /** Starts the application, and asks for the rest of it when somebody is signed in. */
  main: string
  signIn: string
  /** What the first page after the sign-in is made of. */
  firstPage: string[]
}

/** What the frame around a page loads by itself, once the page is there. */
const afterwards =
  /-registrations\.ts$|[\\/](later|command-palette)\.tsx$|[\\/]node_modules[\\/](@socket\.io|(socket|engine)\.io-(client|parser))[\\/]/

/**
 * What pages and the frame around them both need, and it alone: home, which needs few frames of pages, stays light. What is
 * agreed on for a few pages alone comes with these.
 */
const common =
  /[\\/]contract[\\/]src[\\/](?!imports|company)|[\\/]shell[\\/]|[\\/]billing[\\/]for-lists[\\/]|[\\/]ui[\\/](colors?[.-]|expose-height|text[\\/](date-format|key-hint)|actions[\\/]icon-action)|[\\/]antd[\\/]es[\\/](_util|config-provider)[\\/](hooks[\\/]|zindexContext)|icons(-svg)?[\\/].*[\\/](Check|CheckCircle|Close|CloseCircle|ExclamationCircle|File|InfoCircle|Loading|Reload|Up)(Filled|Outlined)/

/** Frames of pages. Icons of one page alone come with it. */
const pages =
  /[\\/]ui[\\/](page|text|actions|states)[\\/]|icons(?!.*[\\/](Audit|Bulb|FileDone|Holder|Inbox|Key|OrderedList|Picture|Poweroff|Redo|Scan|Send|Shop|Stop)Outlined)/

/** What lists of several pages show of a capability comes along: a list needs no forms and details of records. */
const lists =
  /[\\/]ui[\\/](list[\\/]|fields[\\/]search)|[\\/]records[\\/](staff-select|orders[\\/])|[\\/]features[\\/][^\\/]+[\\/]for-lists[\\/]/

/**
 * Few files a page: they compress better than many, and are asked for at once. First what starts the application (what
 * the sign-in page needs too is apart), then libraries of the first page, which change less often, and what is ours of
 * it. Then the frames of pages, each with what it imports, and what the frame around a page loads afterwards: a page
 * does not wait for it, and what they have in common is apart.
 */
export function chunks({ main, signIn, firstPage }: Entries) {
  let onStart = new Set<string>()
  let onSignIn = new Set<string>()
  let onFirstPage = new Set<string>()
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      onStart = reachedFrom(this, [main])
      onSignIn = reachedFrom(this, [signIn])
      onFirstPage = reachedFrom(this, [main, ...firstPage])
    },
  }
  const isFirst = (id: string) => onFirstPage.has(id) && id !== main && !whole.test(id)
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'sign-in-and-app', test: id => isFirst(id) && onSignIn.has(id) },
    { name: 'start', test: id => isFirst(id) && onStart.has(id) },
    { name: 'libraries', test: id => isFirst(id) && /[\\/]node_modules[\\/]/.test(id) },
    { name: 'first-page', test: isFirst },
    // The frame around a page has none of these.
    { name: 'field-styles', test: /^\/antd\/(Checkbox|DatePicker|Form|Grid|Progress|Radio|Select|Tabs)-/ },
    { name: 'styles', test: /\.css$/ },
    // English, which most pages are in, is a line.
    { name: 'dates', test: /[\\/]node_modules[\\/]dayjs[\\/]dayjs|[\\/]app[\\/]locales[\\/]en\.ts$/ },
    { name: 'common', test: common },
    { name: 'afterwards', test: afterwards },
    { name: 'pages', test: pages },
    { name: 'lists', test: lists },
    {
      name: 'forms',
      // What shows a single record comes along: pages that show one offer forms too.
      test: /[\\/]ui[\\/](details|(form|fields)[\\/](?!date|phone|further|rich-text[\\/]))|[\\/]antd[\\/]es[\\/]checkbox[\\/]|[\\/]web[\\/]src[\\/](records|features[\\/](billing[\\/]parts|tags[\\/]tag-select\.))/,
    },
    { name: 'dates-chosen', test: /[/]ui[/]fields[/]date/ },
    { name: 'phones', test: /[/]ui[/]fields[/](phone|further)/ },
    { name: 'prosemirror', test: /[\\/]node_modules[\\/]prosemirror-/ },
    { name: 'rich-text', test: /[/]ui[/]fields[/]rich-text[/](?!image|link)/ },
    { name: capability, debugName: 'capability', minShareCount: 2 },
    // The page that begins a draft leads to the one that asks for the rest of it.
    { name: 'parts-orders-wizard', test: /features[\\/]parts-orders[\\/](wizard|pages[\\/](begin|create)-)/ },
  ]
  return { plugin, groups }
}

/** What several pages of a capability, or pages of others, import of it; its forms apart, as lists need none of them. */
function capability(id: string): string | null {
  const path = /[\\/]web[\\/]src[\\/]features[\\/]([^\\/]+)[\\/](.*)/.exec(id)
  if (!path) return null
  const isForm = /^form[\\/]|^from-pdf[\\/]found|^overlays[\\/]shipment/.test(path[2]!)
  return isForm ? `${path[1]}-form` : path[1]!
}

/** Modules that are loaded before the last of these can run. */
function reachedFrom(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>, starts: string[]): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
