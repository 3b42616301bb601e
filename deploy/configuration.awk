# Puts the configuration of a deployment into a build (deploy/release.sh calls it). It needs nothing but awk, which the image of nginx
# has. With LC_ALL=C, so that every awk sees bytes.
#
# Input, in the environment:
#   PORTAL_CONFIG, PORTAL_CONFIG_FILE   the configuration as JSON text, or the file that holds it (docs/wire.md, "Runtime configuration")
#   PORTAL_PATH, PORTAL_PORT            where nginx serves the portal, such as /portal/ and 8080
#   PORTAL_POLICY_NAME                  the name of CloudFront's headers policy, or nothing
#   BUILD, RELEASE, DEPLOY, ASSETS      folders: of the build, of what is written, of this file, of the hashed files
# Output, in RELEASE: html/index.html, html/manifest.webmanifest and html/sw.js; headers.conf and server.conf for nginx; for a CDN
# _headers and cloudfront-headers.json.
# Exit status 1 after a sentence that names the key and the line, before anything is written.

BEGIN {
  for (i = 1; i < 32; i++) controls = controls sprintf("%c", i)
  readConfiguration()
  settings["PORTAL_CONNECT_HOSTS"] = hosts["connect"]
  settings["PORTAL_IMAGE_HOSTS"] = hosts["images"]
  settings["PORTAL_PORT"] = port()
  settings["PORTAL_PATH"] = path()
  settings["PORTAL_FOLDER"] = settings["PORTAL_PATH"] == "/" ? "" : "location = " withoutEnd(settings["PORTAL_PATH"]) \
    " { return 301 " settings["PORTAL_PATH"] "; }"
  settings["PORTAL_IPV6"] = hasIpv6() ? "listen [::]:" port() ";" : ""
  settings["PORTAL_POLICY_NAME"] = policyName()
  settings["PORTAL_RELEASE"] = folder("RELEASE")
  settings["PORTAL_ASSETS"] = folder("ASSETS")

  page = configuredPage(slurp(ENVIRON["BUILD"] "/index.html"))
  manifest = configuredManifest(slurp(ENVIRON["BUILD"] "/manifest.webmanifest"))

  write("html/index.html", page)
  write("html/manifest.webmanifest", manifest)
  # A browser keeps a worker with the policy that came with it, until the bytes of sw.js change: it would not reach another host.
  write("html/sw.js", slurp(ENVIRON["BUILD"] "/sw.js") "\n// connect-src " hosts["connect"])
  write("_headers", filled("cdn-headers.template"))
  write("cloudfront-headers.json", filled("cloudfront-headers.json.template"))
  write("headers.conf", filled("portal-headers.conf.template"))
  write("server.conf", filled("nginx.conf.template"))
}

# ---- The configuration

function readConfiguration(    i) {
  split("identityApi publicApi profileApi statesUrl pingUrl pushSubscriptionsUrl logUrl telemetry.url brand.logoUrl", list, " ")
  for (i in list) kind[list[i]] = "address"
  split("documentViewerUrl map.tilesUrl", list, " ")
  for (i in list) kind[list[i]] = "template"
  split("domain appId appSecretKey dpoEmail vapidPublicKey map.attribution brand.name brand.shortName brand.description", list, " ")
  for (i in list) kind[list[i]] = "text"
  split("map brand telemetry", list, " ")
  for (i in list) kind[list[i]] = "object"
  kind["companyFormatId"] = "number"
  kind["telemetry.sampleRate"] = "share"
  kind["pictureHosts"] = "array"
  kind["pictureHosts[]"] = "host"

  if (ENVIRON["PORTAL_CONFIG"] != "") {
    source = "PORTAL_CONFIG"
    text = ENVIRON["PORTAL_CONFIG"]
  } else {
    source = ENVIRON["PORTAL_CONFIG_FILE"]
    text = slurp(source)
  }
  checking = 1
  configuration = parsed()
  if (type[""] != "object") refuseAt(1, "the configuration has to be one object in { }")
  need("identityApi")
  need("publicApi")
  if (type["map"] == "object") need("map.tilesUrl")
  if (type["telemetry"] == "object") need("telemetry.url")
  checking = 0

  brandName = value["brand.name"] != "" ? value["brand.name"] : "Portal do Cliente"
  brandShortName = value["brand.shortName"] != "" ? value["brand.shortName"] : brandName
  brandDescription = value["brand.description"] != "" ? value["brand.description"] : \
    brandName ": economia, cashback, ofertas e IdCoins dos clientes."
}

function need(key,    parent) {
  if (value[key] != "") return
  parent = key
  sub(/\.?[^.]*$/, "", parent)
  refuseAt(key in type ? lineOf[key] : lineOf[parent], "the key \"" key "\" is missing or empty")
}

# Called with each value of the configuration once it is read.
function check(key,    wanted, parent, origin) {
  wanted = kind[key]
  if (key == "" || type[key] == "null") return
  if (wanted == "") {
    parent = key
    sub(/(\.[^.]*|\[\])$/, "", parent)
    if (parent == key || kind[parent] != "") print "portal: " source ", line " line() ": the key \"" key "\" is not known, and does nothing" > "/dev/stderr"
    return
  }
  if (wanted == "number") {
    if (type[key] != "number" || value[key] !~ /^-?[0-9]+$/) refuse("the key \"" key "\" has to be a whole number")
    return
  }
  if (wanted == "share") {
    if (type[key] != "number" || value[key] + 0 < 0 || value[key] + 0 > 1) refuse("the key \"" key "\" has to be a number from 0 to 1")
    return
  }
  if (wanted == "object" || wanted == "array") {
    if (type[key] != wanted) refuse("the key \"" key "\" has to be " (wanted == "array" ? "a list in [ ]" : "an object in { }"))
    return
  }
  if (type[key] != "string") refuse("the key \"" key "\" has to be a text in quotes")
  if (wanted == "text") return
  if (value[key] == "") {
    if (wanted == "address" && key !~ /^(identity|public)Api$/) refuse("the key \"" key "\" is empty: leave it out, or write null")
    return
  }
  if (wanted == "host") {
    if (originOf(value[key]) != value[key]) refuse("\"pictureHosts\" has to list origins such as https://fotos.example, with nothing behind them")
    trust("images", value[key])
    return
  }
  if (value[key] ~ /[ \t\r\n"<>\\]/) refuse("the address in \"" key "\" has a space or a character that no address has")
  if (value[key] ~ /^\/\// || (value[key] ~ /^[A-Za-z][A-Za-z0-9+.-]*:/ && value[key] !~ /^https?:\/\//))
    refuse("the address in \"" key "\" has to begin with https://, or to be relative to the page")
  if (value[key] !~ /^https?:/) return
  origin = originOf(value[key])
  if (origin == "") refuse("the address in \"" key "\" has no host that can be trusted: a name in ASCII (xn--…), and a port or none")
  # The viewer is opened in a tab of its own, which needs no trust.
  if (key == "documentViewerUrl") return
  # Pictures come from the hosts of the API too (docs/decisions/003).
  if (key ~ /Api$/ || key == "map.tilesUrl" || key == "brand.logoUrl") trust("images", origin)
  if (key != "map.tilesUrl" && key != "brand.logoUrl") trust("connect", origin)
}

# The origin of an absolute address; empty where it has none that may stand in a content-security policy.
function originOf(address) {
  if (!match(address, /^https?:\/\/[^\/?#]*/)) return ""
  address = substr(address, RSTART, RLENGTH)
  return address ~ /^https?:\/\/(\*\.)?[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]+)?$/ ? address : ""
}

function trust(list, origin) {
  if (index(" " hosts[list] " ", " " origin " ")) return
  hosts[list] = hosts[list] (hosts[list] == "" ? "" : " ") origin
}

function port(    number) {
  number = ENVIRON["PORTAL_PORT"]
  if (number !~ /^[0-9]+$/ || number < 1 || number > 65535) stop("PORTAL_PORT has to be a port, such as 8080, and is \"" number "\"")
  return number
}

function path(    given) {
  given = ENVIRON["PORTAL_PATH"]
  if (given !~ /^\/([A-Za-z0-9._~-]+\/)*$/) stop("PORTAL_PATH has to begin and end with a slash, such as /portal/, and is \"" given "\"")
  return given
}

# nginx does not start with an address of a kind that the system does not have.
function hasIpv6(    one) { return (getline one < "/proc/net/if_inet6") > 0 }

function policyName(    given) {
  given = ENVIRON["PORTAL_POLICY_NAME"]
  if (given == "") return "portal-do-cliente"
  if (given !~ /^[A-Za-z0-9_-]+$/) stop("PORTAL_POLICY_NAME may have letters without accents, digits, - and _, and is \"" given "\"")
  return given
}

function folder(name) {
  if (ENVIRON[name] !~ /^\// || ENVIRON[name] ~ /["$\\\n]/) stop("the folder \"" ENVIRON[name] "\" has to be a whole path, without quotes, $ or \\")
  return ENVIRON[name]
}

# ---- What is written

function configuredPage(html) {
  html = between(html, "<script type=\"application/json\" id=\"portal-config\">", "</script>", configuration)
  html = between(html, "<title>", "</title>", escaped(brandName))
  html = between(html, "<meta name=\"description\" content=\"", "\"", escaped(brandDescription))
  return between(html, "<meta name=\"apple-mobile-web-app-title\" content=\"", "\"", escaped(brandShortName))
}

function configuredManifest(json) {
  source = ENVIRON["BUILD"] "/manifest.webmanifest"
  text = json
  other["name"] = brandName == "Portal do Cliente" ? brandName : brandName " · Portal do Cliente"
  other["short_name"] = brandShortName
  other["description"] = brandDescription
  return parsed()
}

# Returns the text with "inside" between the first "start" and the next "end".
function between(html, start, end, inside,    at, rest) {
  at = index(html, start)
  if (!at) stop(ENVIRON["BUILD"] "/index.html has no " start " and is no build of the portal")
  rest = substr(html, at + length(start))
  return substr(html, 1, at + length(start) - 1) inside substr(rest, index(rest, end))
}

function escaped(words) {
  words = replaced(words, "&", "&amp;")
  words = replaced(words, "<", "&lt;")
  words = replaced(words, ">", "&gt;")
  return replaced(words, "\"", "&quot;")
}

function filled(template,    name, content) {
  content = slurp(ENVIRON["DEPLOY"] "/" template)
  for (name in settings) content = replaced(content, "@" name "@", settings[name])
  gsub(/ +;/, ";", content)
  return content
}

# Not with gsub, to which & and \ mean something.
function replaced(content, mark, inside,    at, result) {
  while ((at = index(content, mark)) > 0) {
    result = result substr(content, 1, at - 1) inside
    content = substr(content, at + length(mark))
  }
  return result content
}

function withoutEnd(given) { return substr(given, 1, length(given) - 1) }

function slurp(file,    one, all, status, first) {
  first = 1
  while ((status = (getline one < file)) > 0) {
    all = all (first ? "" : "\n") one
    first = 0
  }
  if (status < 0) stop(file " cannot be read")
  close(file)
  return all
}

function write(name, content) {
  print content > (ENVIRON["RELEASE"] "/" name)
  if (close(ENVIRON["RELEASE"] "/" name) != 0) stop(ENVIRON["RELEASE"] "/" name " cannot be written")
}

function stop(sentence) {
  print "portal: " sentence > "/dev/stderr"
  exit 1
}

# ---- JSON, read and written again without spaces; "text" is read from "at" on

function parsed(    result) {
  at = 1
  split("", type)
  split("", value)
  result = readValue("")
  skip()
  if (at <= length(text)) refuse("nothing may stand behind the last }")
  return result
}

function readValue(key,    next1, result) {
  skip()
  next1 = substr(text, at, 1)
  lineOf[key] = line()
  if (next1 == "{") result = readObject(key)
  else if (next1 == "[") result = readArray(key)
  else if (next1 == "\"") {
    type[key] = "string"
    result = readString(key)
    value[key] = decoded
  } else result = readWord(key)
  if (checking) check(key)
  else if (key in other) result = quoted(other[key])
  return result
}

function readObject(key,    name, inner, result, separator) {
  type[key] = "object"
  expect("{", key)
  skip()
  if (substr(text, at, 1) == "}") { at++; return "{}" }
  while (1) {
    skip()
    if (substr(text, at, 1) != "\"") refuse("a key in quotes was expected" near(key) comma())
    result = result separator readString(key) ":"
    name = decoded
    inner = key == "" ? name : key "." name
    if (inner in type) refuse("the key \"" inner "\" stands there twice")
    skip()
    expect(":", inner)
    result = result readValue(inner)
    separator = ","
    skip()
    if (substr(text, at, 1) == "}") { at++; return "{" result "}" }
    expect(",", inner)
  }
}

function readArray(key,    result, separator) {
  type[key] = "array"
  expect("[", key)
  skip()
  if (substr(text, at, 1) == "]") { at++; return "[]" }
  while (1) {
    result = result separator readValue(key "[]")
    forget(key "[]")
    separator = ","
    skip()
    if (substr(text, at, 1) == "]") { at++; return "[" result "]" }
    expect(",", key)
  }
}

# What stands in one element of a list may stand in the next one.
function forget(prefix,    key) {
  for (key in type) if (index(key, prefix) == 1) { delete type[key]; delete value[key] }
}

# Returns the text as it is written into the page, and leaves its meaning in "decoded".
function readString(key,    c, code, low, result) {
  decoded = ""
  result = "\""
  at++
  while (1) {
    c = substr(text, at, 1)
    if (c == "") refuse("a text has no quote at its end" near(key))
    if (c == "\"") { at++; return result "\"" }
    if (index(controls, c)) refuse("a text goes over the end of its line, or holds a control character" near(key))
    if (c == "\\") {
      c = substr(text, at + 1, 1)
      if (c == "u") {
        code = hex(substr(text, at + 2, 4), key)
        result = result (code == 60 ? "\\u003c" : substr(text, at, 6))
        at += 6
        if (code >= 55296 && code <= 57343) {
          low = substr(text, at, 2) == "\\u" ? hex(substr(text, at + 2, 4), key) : 0
          if (code >= 56320 || low < 56320 || low > 57343) refuse("half a character after \\u" near(key))
          result = result substr(text, at, 6)
          at += 6
          code = 65536 + (code - 55296) * 1024 + low - 56320
        }
        if (code == 0) refuse("\\u0000 is no character" near(key))
        decoded = decoded utf8(code)
        continue
      }
      if (c == "" || !index("\"\\/bfnrt", c)) refuse("behind a \\ only \" \\ / b f n r t u may stand" near(key))
      decoded = decoded (index("bfnrt", c) ? " " : c)
      result = result "\\" c
      at += 2
      continue
    }
    decoded = decoded c
    # Nothing in the page ends the block, or begins a comment in it.
    result = result (c == "<" ? "\\u003c" : c == ">" ? "\\u003e" : c == "&" ? "\\u0026" : c)
    at++
  }
}

function readWord(key,    start, word) {
  start = at
  while (substr(text, at, 1) ~ /^[A-Za-z0-9+.-]$/) at++
  word = substr(text, start, at - start)
  if (word == "true" || word == "false") type[key] = "boolean"
  else if (word == "null") type[key] = "null"
  else if (word ~ /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/) type[key] = "number"
  else refuse((word == "" ? "a value is missing" : "a text has to stand in quotes") near(key))
  value[key] = type[key] == "null" ? "" : word
  return word
}

function hex(digits, key,    i, code) {
  if (digits !~ /^[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]$/) refuse("behind \\u four hexadecimal digits have to stand" near(key))
  for (i = 1; i <= 4; i++) code = code * 16 + index("0123456789abcdef", tolower(substr(digits, i, 1))) - 1
  return code
}

function utf8(code) {
  if (code < 128) return sprintf("%c", code)
  if (code < 2048) return sprintf("%c%c", 192 + int(code / 64), 128 + code % 64)
  if (code < 65536) return sprintf("%c%c%c", 224 + int(code / 4096), 128 + int(code / 64) % 64, 128 + code % 64)
  return sprintf("%c%c%c%c", 240 + int(code / 262144), 128 + int(code / 4096) % 64, 128 + int(code / 64) % 64, 128 + code % 64)
}

function quoted(words) {
  words = replaced(words, "\\", "\\\\")
  return "\"" replaced(words, "\"", "\\\"") "\""
}

function skip() {
  while (substr(text, at, 1) ~ /^[ \t\r\n]$/) at++
}

function expect(sign, key,    before) {
  if (substr(text, at, 1) == sign) {
    at++
    return
  }
  # It is missing behind the value before, not on the line of what comes next.
  before = substr(text, 1, at - 1)
  sub(/[ \t\r\n]+$/, "", before)
  at = length(before) + 1
  refuse("a " sign " is missing" near(key))
}

# A comma before } is the slip that happens most.
function comma(    before) {
  before = substr(text, 1, at - 1)
  return before ~ /,[ \t\r\n]*$/ ? ": no comma may stand behind the last one" : ""
}

function near(key) { return key == "" ? "" : " (key \"" key "\")" }

function line(    before) {
  before = substr(text, 1, at - 1)
  return gsub(/\n/, "", before) + 1
}

function refuse(sentence) { refuseAt(line(), sentence) }

function refuseAt(number, sentence) { stop(source ", line " number ": " sentence ".") }
