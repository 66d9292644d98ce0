// Written by Scripts/embed-templates. Do not edit: change Documentation/spec.schema.json and run it again.

/// The JSON Schema of specs, for editors: what `modelgen init --schema` prints.
package enum SpecSchema {
    package static let text =
        ##"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "modelgen spec",
          "description": "What modelgen is to make of samples.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "modelgen"
          ],
          "properties": {
            "modelgen": {
              "description": "the version of this format: 1",
              "const": 1
            },
            "name": {
              "description": "the root type; the file's name where nothing is said",
              "type": "string",
              "pattern": "^`?[^0-9`\\s][^`\\s]*`?$"
            },
            "samples": {
              "$ref": "#/$defs/model/properties/samples"
            },
            "sample": {
              "$ref": "#/$defs/model/properties/sample"
            },
            "root": {
              "$ref": "#/$defs/model/properties/root"
            },
            "fields": {
              "$ref": "#/$defs/model/properties/fields"
            },
            "paging": {
              "$ref": "#/$defs/model/properties/paging"
            },
            "emit": {
              "description": "what is written: models, store, list, table",
              "$ref": "#/$defs/options/properties/emit"
            },
            "options": {
              "description": "choices for all types of the spec",
              "$ref": "#/$defs/options"
            },
            "models": {
              "description": "several roots by name, their common types emitted once",
              "type": "object",
              "minProperties": 1,
              "propertyNames": {
                "pattern": "^`?[^0-9`\\s][^`\\s]*`?$"
              },
              "additionalProperties": {
                "$ref": "#/$defs/model"
              }
            }
          },
          "oneOf": [
            {
              "required": [
                "models"
              ],
              "not": {
                "anyOf": [
                  {
                    "required": [
                      "name"
                    ]
                  },
                  {
                    "required": [
                      "samples"
                    ]
                  },
                  {
                    "required": [
                      "sample"
                    ]
                  },
                  {
                    "required": [
                      "root"
                    ]
                  },
                  {
                    "required": [
                      "fields"
                    ]
                  }
                ]
              }
            },
            {
              "not": {
                "required": [
                  "models"
                ]
              },
              "anyOf": [
                {
                  "required": [
                    "samples"
                  ]
                },
                {
                  "required": [
                    "sample"
                  ]
                }
              ]
            }
          ],
          "$defs": {
            "model": {
              "type": "object",
              "additionalProperties": false,
              "anyOf": [
                {
                  "required": [
                    "samples"
                  ]
                },
                {
                  "required": [
                    "sample"
                  ]
                }
              ],
              "properties": {
                "samples": {
                  "description": "files, folders and patterns, relative to the spec",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "sample": {
                  "description": "a document in place"
                },
                "root": {
                  "description": "JSON Pointer to where the model starts; - means each element",
                  "type": "string",
                  "pattern": "^(/.*)?$"
                },
                "fields": {
                  "description": "what is to be different, by JSON Pointer below root",
                  "type": "object",
                  "propertyNames": {
                    "pattern": "^(/.*)?$"
                  },
                  "additionalProperties": {
                    "$ref": "#/$defs/field"
                  }
                },
                "paging": {
                  "description": "how a store's list goes on, where the samples do not tell",
                  "anyOf": [
                    {
                      "enum": [
                        "none",
                        "page",
                        "offset",
                        "cursor",
                        "link",
                        "id"
                      ]
                    },
                    {
                      "$ref": "#/$defs/paging"
                    }
                  ]
                }
              }
            },
            "options": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "access": {
                  "description": "who may use the models",
                  "enum": [
                    "internal",
                    "package",
                    "public"
                  ]
                },
                "properties": {
                  "description": "constants or variables",
                  "enum": [
                    "let",
                    "var"
                  ]
                },
                "layout": {
                  "description": "types in their root or beside it",
                  "enum": [
                    "nested",
                    "flat"
                  ]
                },
                "kind": {
                  "description": "structs or @Observable classes",
                  "enum": [
                    "struct",
                    "observable"
                  ]
                },
                "conformances": {
                  "description": "+Equatable adds, -Hashable removes",
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    {
                      "type": "string"
                    },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "add": {
                          "description": "names to add",
                          "type": "array",
                          "items": {
                            "type": "string",
                            "enum": [
                              "Hashable",
                              "Sendable",
                              "Identifiable",
                              "Equatable"
                            ]
                          }
                        },
                        "remove": {
                          "description": "names to take away",
                          "type": "array",
                          "items": {
                            "type": "string",
                            "enum": [
                              "Hashable",
                              "Sendable",
                              "Identifiable",
                              "Equatable"
                            ]
                          }
                        }
                      }
                    }
                  ]
                },
                "coding": {
                  "description": "read and write, or read only",
                  "enum": [
                    "codable",
                    "decodable"
                  ]
                },
                "isolation": {
                  "description": "none for Swift before 6.1",
                  "enum": [
                    "nonisolated",
                    "none"
                  ]
                },
                "presence": {
                  "description": "how readily fields are optional",
                  "enum": [
                    "seen",
                    "balanced",
                    "cautious"
                  ]
                },
                "dates": {
                  "description": "dates, or the text as it is",
                  "enum": [
                    "detect",
                    "off"
                  ]
                },
                "timeZone": {
                  "description": "of dates that name none",
                  "type": "string"
                },
                "enums": {
                  "description": "unknown values kept, refused, or text",
                  "enum": [
                    "open",
                    "closed",
                    "off"
                  ]
                },
                "urls": {
                  "description": "URL, or the text as it is",
                  "enum": [
                    "detect",
                    "off"
                  ]
                },
                "uuids": {
                  "description": "UUID, or the text as it is",
                  "enum": [
                    "detect",
                    "off"
                  ]
                },
                "lenient": {
                  "description": "take numbers as text and the like",
                  "type": "boolean"
                },
                "acronyms": {
                  "description": "SKU adds, -ID removes",
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    {
                      "type": "string"
                    },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "add": {
                          "description": "names to add",
                          "type": "array",
                          "items": {
                            "type": "string"
                          }
                        },
                        "remove": {
                          "description": "names to take away",
                          "type": "array",
                          "items": {
                            "type": "string"
                          }
                        }
                      }
                    }
                  ]
                },
                "emit": {
                  "description": "models, store, list, table",
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "enum": [
                          "models",
                          "store",
                          "list",
                          "table"
                        ]
                      }
                    },
                    {
                      "type": "string"
                    },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "add": {
                          "description": "names to add",
                          "type": "array",
                          "items": {
                            "type": "string",
                            "enum": [
                              "models",
                              "store",
                              "list",
                              "table"
                            ]
                          }
                        },
                        "remove": {
                          "description": "names to take away",
                          "type": "array",
                          "items": {
                            "type": "string",
                            "enum": [
                              "models",
                              "store",
                              "list",
                              "table"
                            ]
                          }
                        }
                      }
                    }
                  ]
                },
                "templates": {
                  "description": "templates that replace the built-in ones",
                  "type": "string"
                },
                "threads": {
                  "description": "samples read at once",
                  "type": "integer",
                  "minimum": 1
                },
                "remember": {
                  "description": "a shape file that keeps evidence and names",
                  "type": "string"
                },
                "forget": {
                  "description": "what is remembered no more, by JSON Pointer below root",
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^(/.*)?$"
                  }
                },
                "limits": {
                  "description": "depth, aliases, yamlSize, types, nameLength",
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "depth": {
                      "description": "objects and arrays inside each other",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 512
                    },
                    "aliases": {
                      "description": "values that the aliases of a YAML document stand for",
                      "type": "integer",
                      "minimum": 0
                    },
                    "yamlSize": {
                      "description": "bytes of a YAML text",
                      "type": "integer",
                      "minimum": 1
                    },
                    "types": {
                      "description": "types of a model",
                      "type": "integer",
                      "minimum": 1
                    },
                    "nameLength": {
                      "description": "characters of a name that modelgen makes",
                      "type": "integer",
                      "minimum": 24,
                      "maximum": 1000
                    }
                  }
                }
              }
            },
            "field": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {
                  "description": "the property's name",
                  "type": "string",
                  "pattern": "^`?[^0-9`\\s][^`\\s]*`?$"
                },
                "type": {
                  "description": "a scalar type (Date, Decimal, …) or the name of the emitted type",
                  "type": "string",
                  "pattern": "^`?[^0-9`\\s][^`\\s]*`?$"
                },
                "use": {
                  "description": "a type of yours, or of this spec: none is emitted",
                  "type": "string"
                },
                "format": {
                  "description": "of a date: seconds, milliseconds, microseconds, iso8601, rfc1123 or a pattern",
                  "type": "string"
                },
                "timeZone": {
                  "description": "of a date that names none",
                  "type": "string"
                },
                "enum": {
                  "description": "unknown values kept (open), refused (closed), or no enum (off)",
                  "enum": [
                    "open",
                    "closed",
                    "off"
                  ]
                },
                "names": {
                  "description": "names of cases, variants or map keys by their text",
                  "type": "object",
                  "additionalProperties": {
                    "type": "string",
                    "pattern": "^`?[^0-9`\\s][^`\\s]*`?$"
                  }
                },
                "skip": {
                  "description": "leave the field out",
                  "type": "boolean"
                },
                "identity": {
                  "description": "whether it is the id of its type",
                  "type": "boolean"
                },
                "list": {
                  "description": "whether it is the list that a store is for",
                  "type": "boolean"
                },
                "section": {
                  "description": "whether its values part a store's list into sections",
                  "type": "boolean"
                },
                "optional": {
                  "description": "whether it may be missing, whatever the samples say",
                  "type": "boolean"
                },
                "lossy": {
                  "description": "skip and count elements that do not decode",
                  "type": "boolean"
                },
                "lenient": {
                  "description": "whether text for a number and the like is taken",
                  "type": "boolean"
                },
                "map": {
                  "description": "whether it is a map (true) or a record (false)",
                  "type": "boolean"
                },
                "default": {
                  "description": "what a missing value becomes"
                }
              }
            },
            "paging": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "by": {
                  "description": "what a request says: page, offset, cursor, link, id, none",
                  "enum": [
                    "none",
                    "page",
                    "offset",
                    "cursor",
                    "link",
                    "id"
                  ]
                },
                "parameter": {
                  "description": "the query parameter that says it",
                  "type": "string"
                },
                "first": {
                  "description": "the number of the first page",
                  "type": "integer",
                  "minimum": 0
                },
                "more": {
                  "description": "where true says that more follows, by JSON Pointer into the document",
                  "type": "string"
                },
                "last": {
                  "description": "where true says that nothing follows",
                  "type": "string"
                },
                "total": {
                  "description": "where the count of all items stands",
                  "type": "string"
                },
                "pages": {
                  "description": "where the count of all pages stands",
                  "type": "string"
                },
                "next": {
                  "description": "where the next cursor or link stands",
                  "type": "string"
                },
                "parameters": {
                  "description": "query parameters of every request",
                  "type": "object",
                  "additionalProperties": {
                    "type": [
                      "string",
                      "number",
                      "boolean"
                    ]
                  }
                }
              }
            }
          }
        }
        """## + "\n"
}
