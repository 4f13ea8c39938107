#!/bin/sh
# Lists the tools and calls one, with nothing but HTTP. 2026-07-28 needs no session: each request says everything itself.
gateway=${1:-http://127.0.0.1:8080/mcp}

ask() {
  method=$1 name=$2 params=$3
  curl -sS --fail-with-body "$gateway" \
    -H 'Content-Type: application/json' \
    -H 'Accept: application/json, text/event-stream' \
    -H 'MCP-Protocol-Version: 2026-07-28' \
    -H "Authorization: Bearer $SEARCH_GATEWAY_KEY" \
    -H "Mcp-Method: $method" ${name:+-H "Mcp-Name: $name"} \
    -d '{"jsonrpc": "2.0", "id": 1, "method": "'"$method"'", "params": {'"$params"'
      "_meta": {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}
      }}}'
  echo
}

ask tools/list '' ''
ask tools/call web_search '"name": "web_search", "arguments": {"query": "robots exclusion protocol"},'
